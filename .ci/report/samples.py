"""Scenario files that the checks of the report open."""
import random

HOSTILE = r'''scenario "</title><script>document.title='pwned'</script>"
section "<img src=x onerror=alert(1)>" "</script><script>document.title='pwned'</script>" footer="<!--<script>"
  row "a\u{202e}b" "evil\u{202e}txt.exe" "k\u{7}ey"="va\u{1b}[2Jlue"
  row "<b>" "<img src=x onerror=\"document.title='pwned'\">" href="javascript:alert(1)"
  row "__proto__" "\u{2028}line\u{2029}para&amp;" constructor=prototype
  row "constructor" "toString" "__proto__"="hasOwnProperty"
  row tags "tag\u{e0001}\u{e0041}s zero\u{200b}width\u{feff} soft\u{ad}hyphen"
  row long "LONG" starred
capture c = "<b>"
move "<b>" to [0, 0]
toggle-star @c
edit "__proto__" "\"'`${alert(1)}`\u{0}"
delete "a\u{202e}b"
toggle-star "</script><script>" -> rejected unknown-row
edit section [0] "\u{2066}\u{202e}<svg onload=alert(1)>"
expect list.rows == ["<b>", "</script>"]
expect list.count == 1 and "<i>" == "</i>"
'''.replace(r'\u{0}', '').replace('LONG', 'W' * 400)

TOUR = '''# A tour: everything a page has to show.
scenario "Forty things happen to a list of servers"
view 4
section asia "Asia" footer="Prices in yen"
  row kitsu "Kitsu" starred region=ap-northeast-1 hardware="m6g.medium" cpu=1 memory=4 network=10
  row neko "Neko" region=ap-northeast-3 hardware="t2.micro" cpu=1 memory=1
  row tora "Tora" region=ap-east-1 hardware="c7g.large" cpu=2
  row long "A very long nickname that does not fit on one line of any phone, and goes on" note="a long text too"
section europe "Europe" header=first-item
  row wolf "Wolf" expanded region=eu-central-1 cpu=8 memory=32
  row "42" "Quarante-deux" region=eu-west-3
  row bear "Bear" region=eu-north-1 cpu=2
section empty
section spare footer="A section without a header"
  row one
  row two starred
  row three

capture tap = [0, 1]
move tora to [0, 0]
toggle-star @tap -> neko
capture head = [1]
move section europe to 0
star-all @head
toggle-expand kitsu
swipe-delete long
swipe-delete [0, 99] -> rejected out-of-range
edit neko "Neko the second" memory=2 disk="20 GB"
batch
  star tora
  move one to end of asia
  insert row four "Four" at before two
end
undo
redo
insert section africa "Africa" at 0
insert row lion "Lion" region=af-south-1 at start of africa
expect list.count == 9
move bear, "42" to start of africa
edit section spare "Spare"
unstar-all spare
unstar two -> unchanged
star three -> unchanged
toggle-star [1, 1]@0
swipe-delete tora
toggle-star tora -> rejected unknown-row
undo
delete one, two, three
undo
toggle-expand neko
undo
collapse-all
move neko to after bear
edit bear "Bear again"
expect asia.rows == [kitsu, neko]
swipe-delete [0, 3]@0 -> rejected gone
star wolf
toggle-star wolf -> kitsu
tap 0 star
tap 1 expand
move-offsets europe 0 to 2
scroll 2
tap 2 star
swipe 1
undo
'''


def generated(seed, steps=40):
    """A scenario of random steps; what is rejected fails it, which the page has to show as well."""
    chance = random.Random(seed)
    lines = [f'scenario "Random {seed}"']
    modes = ['"Head {n}"', '"Head {n}" header=first-item', '', 'footer="Foot {n}"']
    for section in range(chance.randint(0, 3)):
        lines.append(f'section s{section} ' + chance.choice(modes).replace('{n}', str(section)))
        for row in range(chance.randint(0, 5)):
            flags = chance.choice(['', ' starred', ' expanded', ' starred expanded'])
            lines.append(f'  row r{section}x{row} "Row {row} of {section}"{flags} ' + chance.choice(['', 'k=1', 'k=1 "a b"="c d"']))
    revision = 0

    def row():
        return chance.choice([f'r{chance.randint(0, 3)}x{chance.randint(0, 5)}',
                              f'[{chance.randint(0, 3)}, {chance.randint(0, 5)}]',
                              f'[{chance.randint(0, 3)}, {chance.randint(0, 5)}]@{chance.randint(0, revision)}'])

    def section():
        return chance.choice([f's{chance.randint(0, 4)}', f'[{chance.randint(0, 3)}]', f'[{chance.randint(0, 3)}]@{chance.randint(0, revision)}'])

    def destination():
        return chance.choice([f'[{chance.randint(0, 3)}, {chance.randint(0, 4)}]', f'before {row()}', f'after {row()}',
                              f'start of {section()}', f'end of {section()}'])

    def step():
        return chance.choice([
            lambda: f'toggle-star {row()}', lambda: f'toggle-expand {row()}', lambda: f'swipe-delete {row()}',
            lambda: f'star-all {section()}', lambda: 'unstar-all', lambda: 'collapse-all',
            lambda: f'move {row()}, {row()} to {destination()}', lambda: f'move {row()} to {destination()}',
            lambda: f'insert row r{chance.randint(0, 3)}x{chance.randint(0, 9)} "New" k={chance.randint(0, 9)} at {destination()}',
            lambda: f'edit {row()} "Edited {chance.randint(0, 99)}" k={chance.randint(0, 9)}',
            lambda: f'insert section s{chance.randint(0, 6)} "New head" at {chance.randint(0, 3)}',
            lambda: f'delete section {section()}', lambda: f'move section {section()} to {chance.randint(0, 3)}',
            lambda: f'edit section {section()} header={chance.choice(["none", "supplementary", "first-item"])}'])()

    for _ in range(steps):
        kind = chance.random()
        if kind < 0.12:
            lines.append('undo')
        elif kind < 0.17:
            lines.append('redo')
        elif kind < 0.22:
            lines += ['batch', *(f'  {step()}' for _ in range(3)), 'end']
        elif kind < 0.25:
            lines += ['reload', 'section s0 "Again"', *(f'  row r0x{number}' for number in chance.sample(range(6), 4)), 'end']
        else:
            lines.append(step())
        revision += 1
    return '\n'.join(lines) + '\n'


def large(rows, steps):
    """Many steps over many rows."""
    chance = random.Random(8)
    half = rows // 2
    lines = ['scenario "A long day"', 'section a "First half"', f'  rows "a{{n}}" 1...{half} "Row {{n}}" zone="zone-{{n}}"',
             'section b "Second half"', f'  rows "b{{n}}" 1...{half} "Other {{n}}"']
    for step in range(steps):
        row = f'{chance.choice("ab")}{chance.randint(1, half)}'
        kind = step % 10
        if kind < 4:
            lines.append(f'toggle-star {row}')
        elif kind < 8:
            lines.append(f'move {row} to [{chance.randint(0, 1)}, {chance.randint(0, half // 2)}]')
        elif kind == 8:
            lines.append(f'toggle-expand [0, {chance.randint(0, half // 2)}]@{max(0, step - 5)}')
        else:
            lines.append(f'edit {row} "Row {step}"')
    return '\n'.join(lines) + '\n'
