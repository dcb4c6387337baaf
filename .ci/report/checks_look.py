"""How the page looks on paper, with hostile text, as an index, to who cannot see it, and with a large history."""
import re
import time

from checks import opened
from drawn import READ


def paper(browser, page):
    """On paper there is the whole list and every entry, and nothing of it stays behind."""
    opened(browser, page, '#r=3')
    browser.run("dispatchEvent(new Event('beforeprint')); 1")
    text = browser.run("document.querySelector('.paper').textContent")
    assert 'The list at revision 3' in text and 'Quarante-deux' in text and 'r37' in text
    browser.run("dispatchEvent(new Event('afterprint')); 1")
    assert browser.run("document.querySelector('.paper').textContent") == ''
    assert len(browser.call('Page.printToPDF', printBackground=True)['data']) > 20_000


def hostile(browser, page):
    """Text stays text: no element, no title, no code of a history's."""
    kinds = "[...new Set([...document.querySelectorAll('body *')].map((node) => node.localName))]"
    opened(browser, page)
    for revision in range(7):
        browser.run(f"visit('#r={revision}&row=1')")
        for button in range(2):
            browser.click('.switch button', button)
    assert browser.run("document.title") == "</title><script>document.title='pwned'</script> – Rowtrail report"
    found = set(browser.run(kinds))
    assert found.isdisjoint({'img', 'iframe', 'object', 'embed', 'b-', 'meta', 'link', 'base'}), found
    assert browser.run("document.querySelectorAll('script').length") == 2
    assert browser.run("[...document.querySelectorAll('*')].every((node) => [...node.attributes].every((one) => !one.name.startsWith('on')))")
    links = browser.run("[...document.querySelectorAll('[href], [src]')].map((node) => node.getAttribute('href') ?? node.getAttribute('src'))")
    assert all(re.fullmatch(r'#([a-z]+=\d+&?)*', link) for link in links), links
    text = browser.run("document.body.innerText")
    assert not re.search('[\u202a-\u202e\u2066-\u2069\u0007\u001b\u200b\ufeff]', text), 'something invisible is on the page'
    for shown in (r'evil\u{202e}txt.exe', r'\u{2066}\u{202e}<svg onload=alert(1)>'):
        browser.run("visit('#r=0')" if 'evil' in shown else "visit('#r=6')")
        assert shown in browser.run("document.body.innerText"), shown


def index(browser, page, histories):
    """Several histories: failures first, then hazards, then the rest; each opens, and the way back is there."""
    opened(browser, page)
    browser.wait("document.querySelectorAll('.index .group').length > 1", 5)
    heads = browser.run("[...document.querySelectorAll('.group h2')].map((node) => node.firstChild.textContent.trim())")
    order = ['Failed', 'With hazards', 'The rest']
    assert heads == [head for head in order if head in heads], heads
    assert browser.run("document.querySelectorAll('.group li').length") == histories
    browser.click('.group a')
    browser.wait("document.querySelector('.view .title')", 5)
    browser.click('.top a')
    browser.wait("document.querySelector('.index')", 5)


def accessible(browser, axe, page, fragment, width, height, scheme, prepare=''):
    """No fault that axe finds."""
    browser.size(width, height)
    browser.prefer(scheme, motion='reduce')
    opened(browser, page, fragment)
    if prepare:
        browser.run(prepare)
    browser.run(axe)
    faults = browser.run("""axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join(' | ')}`))""")
    assert not faults, f'{page}{fragment} at {width}x{height}, {scheme} {prepare}:\n' + '\n'.join(faults)
    browser.prefer()
    browser.size(1280, 800)


def large(browser, page, tool, states, path, last):
    """Opens in three seconds, scrubs without lag, and draws the right list wherever it is.

    Times are those of the page's own thread: how long it works, whatever else the machine does meanwhile.
    """
    browser.call('Page.navigate', url='about:blank')
    begin, work = time.time(), browser.work()
    browser.open(f'file://{page}')
    browser.wait("document.querySelector('.stage li.row')", 60)
    opening, seconds = browser.work() - work, time.time() - begin
    assert opening < 2, f'opening took {opening:.1f} s of work'
    browser.run(READ)

    def scrubbed(revisions):
        """Seconds of work for each revision."""
        work = browser.work()
        browser.run(f"""(async () => {{
          const slider = document.querySelector('.track input');
          for (const revision of {revisions}) {{
            slider.value = revision;
            slider.dispatchEvent(new Event('input'));
            await frame();
          }}
        }})()""")
        return (browser.work() - work) / len(revisions)
    far = scrubbed([last * (step * 37 % 60) // 59 for step in range(60)])
    near = scrubbed([last // 2 + step * max(1, last // 5000) for step in range(60)])
    assert far < 0.1, f'a jump takes {far * 1000:.0f} ms'
    assert near < 0.06, f'scrubbing takes {near * 1000:.0f} ms a frame'
    count = browser.run("document.querySelectorAll('*').length")
    assert count < 2500, f'{count} elements'
    for revision in (last // 3, last):
        drawn = browser.run(f"visit('#r={revision}')")
        wanted = states.state(path, None, revision)
        rows = {row['id']: row for section in wanted['sections'] for row in section['rows']}
        shown = [row for section in drawn['sections'] for row in section['rows']]
        assert shown and all(rows[row['id']] == row for row in shown), shown[:3]
    return f'opens in {seconds:.1f} s, {opening:.1f} s of work; scrubs in {near * 1000:.0f} ms, jumps in {far * 1000:.0f} ms'
