"""Whether the list that the page draws is the list that `rowtrail state` prints."""
import json
import subprocess
import unicodedata
from concurrent.futures import ThreadPoolExecutor

# What the page draws, out of its document; everything is in it as long as the window is high enough.
READ = r"""
window.drawn = () => {
  const phones = document.querySelectorAll('.stage .phone-list');
  const list = phones[phones.length - 1];
  const text = (node, selector) => node.querySelector(selector)?.textContent ?? '';
  const sections = [];
  for (const node of list.querySelectorAll('.sheet > li')) {
    if (!sections.length && (node.dataset.row !== undefined || node.classList.contains('footer'))) sections.push({ rows: [] });
    if (node.classList.contains('row')) {
      sections.at(-1).rows.push({
        id: text(node, '.id'), title: text(node, '.title'), starred: Boolean(node.querySelector('.star.on')),
        expanded: node.classList.contains('open'),
        fields: [...node.querySelectorAll('.field')].map((field) => [text(field, '.field-name'), text(field, '.field-value')]),
        path: text(node, '.path'),
      });
    } else if (node.classList.contains('footer')) sections.at(-1).footer = text(node, '.line');
    else sections.push({ id: text(node, '.id'), header: text(node, '.line'), footer: '', mode: node.dataset.mode, rows: [] });
  }
  return { revision: Number(list.parentElement.querySelector('b').textContent.replace('Revision ', '')), sections };
};
window.frame = () => new Promise((done) => requestAnimationFrame(() => done()));
window.visit = async (hash) => {
  if (location.hash !== hash) {
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = hash;
    await changed;
  }
  return window.drawn();
};
"""


def visible(text):
    """The text as the tool shows it, with what cannot be seen written out."""
    hidden = {0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x3164, 0xffa0}

    def shown(character):
        code = ord(character)
        if 0x20 <= code < 0x7f:
            return character
        unsafe = (unicodedata.category(character) in ('Cc', 'Cf', 'Zl', 'Zp', 'Co', 'Cs', 'Cn') or code in hidden
                  or 0x180b <= code <= 0x180f or 0xfe00 <= code <= 0xfe0f or 0xe0000 <= code <= 0xe0fff)
        return f'\\u{{{code:x}}}' if unsafe else character
    return ''.join(shown(character) for character in text)


def expected(state):
    """A list as `rowtrail state` prints it, in the shape of what is drawn."""
    sections = []
    for place, section in enumerate(state['sections']):
        first = 1 if section['headerMode'] == 'first-item' else 0
        rows = [{'id': visible(row['id']), 'title': visible(row['title']), 'starred': row['starred'],
                 'expanded': row['expanded'], 'path': f'[{place}, {first + item}]',
                 'fields': [[visible(name), visible(value)] for name, value in row['fields'].items()]}
                for item, row in enumerate(section['rows'])]
        # A section without a header shows none, whatever text it keeps.
        header = '' if section['headerMode'] == 'none' else visible(section['header'])
        sections.append({'id': visible(section['id']), 'header': header, 'footer': visible(section['footer']),
                         'mode': section['headerMode'], 'rows': rows})
    return {'revision': state['revision'], 'sections': sections}


class States:
    """Lists as the tool prints them, asked for many at a time."""

    def __init__(self, tool):
        self.tool = tool

    def state(self, path, name, revision):
        command = [self.tool, 'state', path, '--at', str(revision), '--format', 'json', *(['--name', name] if name else [])]
        return expected(json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout))

    def all(self, asked):
        with ThreadPoolExecutor(4) as pool:
            return list(pool.map(lambda one: self.state(*one), asked))


def compare(drawn, wanted, where):
    for one, other in zip(drawn, wanted, strict=True):
        assert one == other, f'{where}: the page draws\n{json.dumps(one)}\nand `rowtrail state` prints\n{json.dumps(other)}'
