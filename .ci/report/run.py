#!/usr/bin/env python3
"""Opens reports in a real browser: `run.py TOOL FOLDER [LOG]`, with a folder for what it makes and a log of 100,000 entries.

The browser and the accessibility checker are there for these checks alone; the product has no dependency.
"""
import collections
import glob
import json
import os
import subprocess
import sys
import time
import zipfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import checks
import checks_look
import samples
from browser import Browser
from drawn import READ, States, compare

tool, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
os.makedirs(folder, exist_ok=True)
states = States(tool)
browser = Browser()
browser.size(1280, 800)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def report(name, *words):
    page = os.path.join(folder, name)
    result = subprocess.run([tool, 'report', *words, '-o', page], stderr=subprocess.PIPE, text=True)
    assert result.returncode == 0, result.stderr
    return page, result.stderr


def check(name, action, *words):
    """Runs a check, and looks whether the page complained."""
    begin = time.time()
    browser.messages.clear()
    said = action(browser, *words)
    assert not browser.messages, f'{name}: the console says {browser.messages[:5]}'
    strange = [url for url in browser.requests if not url.startswith((f'file://{folder}/', 'about:'))]
    assert not strange, f'{name}: the page asks for {strange[:3]}'
    print(f'{name}: {said or "ok"} ({time.time() - begin:.1f} s)', flush=True)


def drawn_lists(browser, page, histories):
    """Every revision of every history is drawn as the tool prints it."""
    browser.size(1280, 16000)
    browser.prefer(motion='reduce')
    checks.opened(browser, page)
    several = len(histories) > 1
    count = 0
    drawn, asked = [], []
    for number, history in enumerate(histories):
        if history is None:
            continue
        path, name, last = history
        prefix = f's={number + 1}&' if several else ''
        order = list(range(last + 1)) + list(range(0, last + 1, 7))[::-1]
        drawn += browser.run(f"""(async () => {{
          const lists = [];
          for (const revision of {order}) lists.push(await visit(`#{prefix}r=${{revision}}`));
          return lists;
        }})()""")
        asked += [(path, name, revision) for revision in order]
        count += len(order)
    for one, two, what in zip(drawn, states.all(asked), asked, strict=True):
        compare([one], [two], what)
    browser.size(1280, 800)
    browser.prefer()
    return f'{count} lists of {sum(history is not None for history in histories)} histories are as the tool prints them'


def walked(browser, page, path, last):
    """The same when it is walked with the keys, there and back, with rows travelling."""
    browser.size(1280, 6000)
    checks.opened(browser, page, '#r=0')
    drawn = [browser.run("drawn()")]
    for key in ['ArrowRight'] * last + ['ArrowLeft'] * last:
        browser.key(key)
        drawn.append(browser.run("drawn()"))
    asked = [(path, None, revision) for revision in [*range(last + 1), *range(last)[::-1]]]
    compare(drawn, states.all(asked), page)
    browser.size(1280, 800)


def a_part(browser, page, path, revisions):
    """A part starts with the list at its first revision, and says which part it is."""
    browser.size(1280, 6000)
    checks.opened(browser, page)
    drawn = [browser.run(f"visit('#r={revision}')") for revision in revisions]
    compare(drawn, states.all([(path, None, revision) for revision in revisions]), page)
    assert f'the revisions {revisions[0]} to {revisions[-1]} of 0 to' in browser.run("document.querySelector('.notes').textContent")
    browser.size(1280, 800)


def histories_of(page):
    """The histories of a page in its order, each with file, name and last revision; those whose name comes twice in a
    file are `None`."""
    text = open(page, encoding='utf-8').read()
    data = text.split('id="data">')[1].split('</script>')[0]
    found = [(one['file'], one['name'], one['whole'][1]) for one in json.loads(data)['histories']]
    times = collections.Counter(history[:2] for history in found)
    return [history if times[history[:2]] == 1 else None for history in found]


def checker():
    """The script of axe-core, out of a package that brings it along."""
    store = os.path.join(folder, 'axe')
    subprocess.run([sys.executable, '-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '-d', store,
                    'axe-playwright-python==0.1.8'], check=True)
    [wheel] = glob.glob(os.path.join(store, '*.whl'))
    return zipfile.ZipFile(wheel).read('axe_playwright_python/axe.min.js').decode()


try:
    tour = write('tour.scenario', samples.TOUR)
    page, _ = report('tour.html', tour)
    last = checks.answer(tool, 'replay', tour)['scenarios'][0]['steps'][-1]['revision']
    size = os.path.getsize(page)
    assert size < 100_000, f'the page of {last} steps has {size} bytes'
    check('steps and keys', checks.steps_and_keys, page, last)
    check('scrubbing', checks.scrub, page, last)
    check('travelling rows', checks.moves, page)
    check('search and filters', checks.filters, tool, page, tour, last)
    check('a row and its trail', checks.trail, tool, page, tour, last)
    check('two revisions', checks.comparison, tool, page, tour)
    check('hazards', checks.hazards, tool, page, tour)
    check('source', checks.source, tool, page, tour)
    check('paper', checks_look.paper, page)
    check('walked with keys', walked, page, tour, last)

    hostile = write('hostile.scenario', samples.HOSTILE)
    hostile_page, _ = report('hostile.html', hostile)
    check('hostile text', checks_look.hostile, hostile_page)
    check('hostile text as the tool prints it', drawn_lists, hostile_page, histories_of(hostile_page))

    random_files = [write(f'random-{seed}.scenario', samples.generated(seed)) for seed in range(8)]
    for path in random_files[:3]:
        log = path.replace('.scenario', '.rowlog')
        if os.path.exists(log):
            os.remove(log)
        subprocess.run([tool, 'record', path, '-o', log], stderr=subprocess.DEVNULL)
        log_page, _ = report(os.path.basename(log) + '.html', log)
        check('a log', drawn_lists, log_page, [(log, None, 40)])
    together, _ = report('random.html', *random_files)
    check('generated scenarios', drawn_lists, together, histories_of(together))
    part, _ = report('part.html', tour, '--from', '10', '--to', '20')
    check('a part', a_part, part, tour, range(10, 21))

    files = sorted(path for path in glob.glob('Scenarios/**/*.scenario', recursive=True) if 'large' not in path and 'whole-list' not in path)
    everything, _ = report('scenarios.html', *files, hostile, tour)
    all_histories = histories_of(everything)
    check('index', checks_look.index, everything, len(all_histories))
    some = [history if number % 3 == 0 else None for number, history in enumerate(all_histories)]
    check('a third of our scenarios', drawn_lists, everything, some)

    axe = checker()
    for fragment, prepare in [('#r=2', ''), ('#r=13&row=1', ''), ('#r=30&with=3', ''),
                              ('#r=5', "document.querySelectorAll('.switch button')[1].click()"),
                              ('#r=5', "document.querySelector('.keys-button').click()")]:
        for width, scheme in [(1280, 'light'), (1280, 'dark'), (900, 'light')]:
            check(f'axe {fragment} {width} {scheme} {prepare}', checks_look.accessible, axe, page, fragment, width, 800, scheme, prepare)
    for pane in range(5):
        for scheme in ('light', 'dark'):
            prepare = f"document.querySelectorAll('.panes button')[{pane}].click()"
            check(f'axe, phone, part {pane}, {scheme}', checks_look.accessible, axe, page, '#r=2&row=1', 390, 844, scheme, prepare)
    for scheme in ('light', 'dark'):
        check(f'axe, index, {scheme}', checks_look.accessible, axe, together, '', 390, 844, scheme)

    if len(sys.argv) > 3:
        log = os.path.abspath(sys.argv[3])
        begin = time.time()
        large_page, _ = report('large.html', log)
        print(f'written in {time.time() - begin:.1f} s, {os.path.getsize(large_page) / 1e6:.1f} MB', flush=True)
        check('100,000 entries over 10,000 rows', checks_look.large, large_page, tool, states, log, 100_000)
finally:
    browser.close()
