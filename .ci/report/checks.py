"""What a person does with the page, and what has to come of it."""
import json
import re
import subprocess

from drawn import READ, compare, visible

LINES = "[...document.querySelectorAll('.entries-pane li.line')].map((node) => Number(node.querySelector('.number').textContent.slice(1)))"
CURRENT = "Number(document.querySelector('.where input').value)"


def answer(tool, *words):
    return json.loads(subprocess.run([tool, *words, '--format', 'json'], stdout=subprocess.PIPE).stdout)


def opened(browser, page, fragment=''):
    browser.open(f'file://{page}{fragment}')
    browser.run(READ)


def steps_and_keys(browser, page, last):
    """Buttons, keys, numbers and links all lead to their revision."""
    opened(browser, page, '#r=0')
    at = lambda revision: browser.wait(f"{CURRENT} === {revision} && drawn().revision === {revision}", 5)
    at(0)
    for _ in range(3):
        browser.click('.control[aria-label="Forward"]')
    at(3)
    browser.click('.control[aria-label="Back"]')
    at(2)
    browser.click('.control[aria-label="Last revision"]')
    at(last)
    browser.click('.control[aria-label="First revision"]')
    at(0)
    browser.run("document.activeElement.blur()")
    for key, revision in [('ArrowRight', 1), ('ArrowRight', 2), ('ArrowLeft', 1), ('PageDown', 11), ('PageUp', 1), ('End', last),
                          ('ArrowRight', last), ('Home', 0), ('ArrowLeft', 0)]:
        browser.key(key)
        at(revision)
    browser.run("location.hash = '#r=7'")
    at(7)
    browser.key('ArrowRight')
    browser.wait("location.hash === '#r=8'", 5)
    browser.run("{ const number = document.querySelector('.where input'); number.value = 12; number.dispatchEvent(new Event('change')); }")
    at(12)
    for link in ('#r=99999999', '#r=-1', '#r=x', '#r=1e3', '#s=9&r=3', '#row=4000000', '#with=7777', '#__proto__=1', '#%00', ''):
        browser.run(f"location.hash = {json.dumps(link)}")
        browser.run("frame().then(frame)")
    opened(browser, page, '#r=5')
    at(5)
    # Space plays and pauses, to the end and then from the start.
    browser.run("document.querySelector('[aria-label=Speed]').value = 20")
    browser.key(' ')
    browser.wait(f"{CURRENT} > 7", 5)
    browser.key(' ')
    assert browser.run("document.querySelector('.round').getAttribute('aria-label')") == 'Play'
    browser.click('.round')
    at(last)
    browser.wait("document.querySelector('.round').getAttribute('aria-label') === 'Play'", 5)


def scrub(browser, page, last):
    """The slider goes through every revision that the finger passes, and ends where it ends."""
    opened(browser, page, '#r=0')
    box = browser.run("(() => { const box = document.querySelector('.track input').getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })()")
    x, y, width = box[0], box[1] + box[3] * 0.75, box[2]
    browser.drag((x + 11, y), (x + width - 11, y))
    browser.wait(f"{CURRENT} === {last} && drawn().revision === {last}", 5)
    browser.drag((x + width - 11, y), (x + width / 2, y))
    browser.wait(f"Math.abs({CURRENT} - {last / 2}) <= 1", 5)
    assert 'Revision' in browser.run("document.querySelector('.track input').getAttribute('aria-valuetext')")


def moves(browser, page):
    """A row that moves starts its travel where it stood; with reduced motion nothing travels."""
    opened(browser, page, '#r=0')
    places = """Object.fromEntries([...document.querySelectorAll('.stage .sheet li.row')].map((node) =>
      [node.querySelector('.id').textContent, node.getBoundingClientRect().top]))"""
    before = browser.run(places)
    browser.key('ArrowRight')
    travels = browser.run("""Object.fromEntries(document.getAnimations().filter((one) => one.effect.target.matches?.('li.row'))
      .map((one) => { one.pause(); one.currentTime = 0; const node = one.effect.target;
        return [node.querySelector('.id').textContent, node.getBoundingClientRect().top]; }))""")
    assert travels, 'nothing travels'
    for row, top in travels.items():
        assert abs(top - before[row]) < 1.5, f'{row} starts at {top} and stood at {before[row]}'
    browser.prefer(motion='reduce')
    opened(browser, page, '#r=0')
    browser.key('ArrowRight')
    assert browser.run("document.getAnimations().length") == 0, 'something travels in spite of reduced motion'
    browser.prefer()


def filters(browser, tool, page, path, last):
    """Search and filters list the entries that the tool finds."""
    opened(browser, page)
    hazards = sorted({hazard['revision'] for hazard in answer(tool, 'hazards', path)})
    replayed = answer(tool, 'replay', path)['scenarios'][0]
    rejected = [step['revision'] for step in replayed['steps'] if step['outcome'] == 'rejected']
    unchanged = [step['revision'] for step in replayed['steps'] if step['outcome'] == 'accepted' and not step['changed']]
    gone = [step['revision'] for step in replayed['steps'] if step.get('reason') == 'gone']

    def choose(label, value):
        browser.run(f"{{ const one = document.querySelector('[aria-label=\"{label}\"]'); one.value = {json.dumps(value)}; one.dispatchEvent(new Event('change')); }}")
        return browser.run(LINES)
    assert choose('Outcome', 'hazard') == hazards, hazards
    assert choose('Outcome', 'rejected') == rejected
    assert choose('Outcome', 'rejected gone') == gone
    assert choose('Outcome', 'unchanged') == unchanged
    choose('Outcome', '')
    undone = choose('Action', 'undo')
    assert len(undone) == open(path).read().count('\nundo\n'), undone
    choose('Action', '')
    browser.key('/')
    for letter in 'BEAR':
        browser.key(letter)
    trail = sorted({step['revision'] for step in answer(tool, 'trail', path, 'bear')['trail']} - {0})
    browser.wait(f"{trail}.every((one) => {LINES}.includes(one)) && {LINES}.length < 12", 5)
    assert browser.run("document.querySelector('.filters .count').textContent").endswith(f'of {last} entries')
    browser.run("document.activeElement.blur()")
    browser.click('.entries-pane li.line button', 1)
    second = browser.run(LINES)[1]
    browser.wait(f"{CURRENT} === {second}", 5)
    browser.key('ArrowDown')
    browser.wait(f"{CURRENT} === {browser.run(LINES)[2]}", 5)


def trail(browser, tool, page, path, last):
    """One row's trail is the one that the tool tells; its chart leads to a revision."""
    opened(browser, page, '#r=0')
    browser.click('.stage li.row .cell', 1)
    told = [[step['revision'], [step['before'], step['after']]] for step in answer(tool, 'trail', path, 'neko')['trail']]
    shown = browser.run("[...document.querySelectorAll('.steps li')].map((node) => [node.revision, node.querySelector('.code').textContent])")
    for (revision, (before, after)), (number, paths) in zip(told, shown, strict=True):
        one, other = [str(path) if path else '–' for path in (before, after)]
        assert number == revision and paths == (one if one == other else f'{one} → {other}'), (told, shown)
    browser.run("document.querySelector('.row-filter input').click()")
    listed = browser.run(LINES)
    assert {revision for revision, _ in told} - {0} <= set(listed) and len(listed) < last, listed
    browser.wait("document.querySelector('.path-chart .line').getAttribute('d').includes('H')", 5)
    browser.click('.path-chart', 0, (0.5, 0.5))
    browser.wait(f"Math.abs({CURRENT} - {last / 2}) <= 2", 5)
    browser.wait("/row=1/.test(location.hash)", 5)
    browser.key('Escape')
    assert browser.run("document.querySelectorAll('.steps').length") == 0


def comparison(browser, tool, page, path):
    """Two revisions side by side, with the rows of the update marked."""
    opened(browser, page, '#r=30&with=3')
    browser.wait("document.querySelectorAll('.phones .phone').length === 2", 5)
    both = [answer(tool, 'state', path, '--at', str(revision)) for revision in (3, 30)]
    ids = [{row['id'] for section in state['sections'] for row in section['rows']} for state in both]
    read = """(kind, place) => [...document.querySelectorAll('.phones .phone')[place].querySelectorAll(`li.row.${kind} .id`)].map((node) => node.textContent)"""
    assert set(browser.run(f"({read})('went', 0)")) == ids[0] - ids[1]
    assert set(browser.run(f"({read})('came', 1)")) == ids[1] - ids[0]
    browser.run("{ const one = document.querySelector('.compare-bar input'); one.value = 30; one.dispatchEvent(new Event('change')); }")
    assert 'the rows are the same' in browser.run("document.querySelector('.summary').textContent")
    browser.key('Escape')
    browser.wait("document.querySelectorAll('.phones .phone').length === 1 && !location.hash.includes('with')", 5)
    browser.key('c')
    browser.wait("location.hash.includes('with=30')", 5)


def hazards(browser, tool, page, path):
    """A hazard says whom the tap was meant for and whom it would have hit; the button goes from one to the next."""
    told = [hazard for hazard in answer(tool, 'hazards', path) if hazard['kind'] == 'wrong-row']
    opened(browser, page, '#r=0')
    browser.click('.hazard-button')
    browser.wait(f"{CURRENT} === {answer(tool, 'hazards', path)[0]['revision']}", 5)
    for hazard in told:
        browser.run(f"visit('#r={hazard['revision']}')")
        words = browser.run("document.querySelector('.card.hazard').textContent")
        assert re.search(r'was meant for .*, it would have hit .*\.', words), words
        assert f"{hazard['path']}@{hazard['captured']}" in words, words
        marked = browser.run("""['meant', 'found'].map((kind) => document.querySelector(`.stage li.row.${kind} .id`)?.textContent)""")
        listed = {row['id'] for section in answer(tool, 'state', path, '--at', str(hazard['revision']))['sections'] for row in section['rows']}
        assert marked == [one if one in listed else None for one in (hazard['row'], hazard['found'])], (hazard, marked)


def source(browser, tool, page, path):
    """The source has the file's lines, and failures stand at theirs."""
    failures = answer(tool, 'replay', path)['scenarios'][0]['failures']
    browser.size(1280, 4000)
    opened(browser, page)
    browser.click('.switch button', 1)
    read = browser.run("[...document.querySelectorAll('.source-pane li.code-line')].map((node) => node.querySelector('.code').textContent)")
    assert '\n'.join(read) == visible_lines(open(path, encoding='utf-8').read()), 'the source differs'
    failed = browser.run("[...document.querySelectorAll('.source-pane li.code-line.failed .number')].map((node) => Number(node.textContent))")
    assert failed == sorted({failure['line'] for failure in failures}), (failed, failures)
    messages = browser.run("[...document.querySelectorAll('.source-pane .failure-line .words')].map((node) => node.textContent)")
    assert sorted(messages) == sorted(visible(failure['message']) for failure in failures), messages
    step = answer(tool, 'replay', path)['scenarios'][0]['steps'][4]
    browser.run(f"[...document.querySelectorAll('.code-line')].find((node) => node.querySelector('.number').textContent === '{step['line']}').querySelector('button').click()")
    browser.wait(f"{CURRENT} === {step['revision']}", 5)
    browser.size(1280, 800)


def visible_lines(text):
    return '\n'.join(visible(line) for line in text.rstrip('\n').split('\n'))
