"""Presses the tab key in real shells after the scripts of `rowtrail completions` were read.

usage: completions.py ROWTRAIL
"""
import os, pty, re, select, subprocess, sys, tempfile, time

tool = os.path.abspath(sys.argv[1])
scripts = tempfile.mkdtemp()
for shell in ('bash', 'zsh', 'fish'):
    with open(f'{scripts}/{shell}', 'wb') as file:
        file.write(subprocess.run([tool, 'completions', shell], check=True, stdout=subprocess.PIPE).stdout)

# What is typed, and the words that the tool gets.
CASES = [
    ('rowtrail repl\t', 'replay'),
    ('rowtrail check-\t', 'check-update'),
    ('rowtrail replay --verb\t', 'replay --verbose'),
    ('rowtrail replay --format jun\t', 'replay --format junit'),
    ('rowtrail replay --format=jun\t', 'replay --format=junit'),
    ('rowtrail generate --see\t', 'generate --seed'),
    ('rowtrail help gen\t', 'help generate'),
    ('rowtrail completions z\t', 'completions zsh'),
    ('rowtrail log ver\t', 'log verify'),
    ('rowtrail log compact --kee\t', 'log compact --keep'),
    ('rowtrail log verify --format js\t', 'log verify --format json'),
    ('rowtrail log stats READ\t', 'log stats README.md'),
    ('rowtrail replay READ\t', 'replay README.md'),
    ('rowtrail compare READ\t', 'compare README.md'),
    ('rowtrail compare README.md READ\t', 'compare README.md README.md'),
    ('rowtrail state --format js\t README.md', 'state --format json README.md'),
]

SETUP = {
    'bash': (['bash', '--norc', '--noprofile', '-i'],
             f'source {scripts}/bash; rowtrail() {{ echo "RAN<$*>"; }}'),
    'zsh': (['zsh', '-f', '-i'],
            f'autoload -Uz compinit && compinit -u -D; source {scripts}/zsh; rowtrail() {{ print -r -- "RAN<$*>" }}'),
}


class Terminal:
    def __init__(self, command):
        self.child, self.end = pty.fork()
        if self.child == 0:
            os.environ.update(TERM='dumb', PS1='$ ', HOME=scripts)
            os.execvp(command[0], command)
        self.text = ''

    def type(self, text):
        os.write(self.end, text.encode())

    def read(self, seconds):
        """Takes in what is there, or comes in so many seconds."""
        if not select.select([self.end], [], [], seconds)[0]:
            return False
        self.text += os.read(self.end, 65536).decode(errors='replace')
        return True

    def settle(self):
        """Waits until the shell has said what it has to say: nothing new comes for a while."""
        time.sleep(0.3)
        while self.read(0.5):
            pass

    def read_until(self, pattern, seconds=20):
        limit = time.time() + seconds
        while time.time() < limit:
            found = re.search(pattern, self.text)
            if found:
                self.text = self.text[found.end():]
                return found
            self.read(0.2)
        raise SystemExit(f'no {pattern} in what the shell wrote:\n{self.text}')


failed = 0


def check(shell, typed, expected, found):
    global failed
    if found != expected:
        failed += 1
        print(f'{shell}: {typed!r} gave {found!r}, not {expected!r}')


for shell, (command, setup) in SETUP.items():
    terminal = Terminal(command)
    terminal.type(setup + '; echo REA""DY\n')
    terminal.read_until('READY')
    for typed, expected in CASES:
        words, rest = typed.split('\t')
        terminal.type(words + '\t')
        terminal.settle()
        terminal.type(rest.lstrip() + '\n')
        check(shell, typed, expected, terminal.read_until(r'RAN<([^>]*)>').group(1).strip())
    terminal.type('exit\n')

for typed, expected in CASES:
    words = typed.split('\t')[0]
    lines = subprocess.run(
        ['fish', '--no-config', '-c', f'source {scripts}/fish; complete -C "{words}"'],
        stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, 'HOME': scripts}).stdout.splitlines()
    found = [line.split('\t')[0] for line in lines]
    wanted = expected.split(' README.md')[0].split()[-1] if 'state' in typed else expected.split()[-1]
    check('fish', typed, True, wanted in found or f'{found}')

print(f'{len(CASES)} lines completed in bash, zsh and fish, {failed} wrongly')
sys.exit(failed != 0)
