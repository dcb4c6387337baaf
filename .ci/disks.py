#!/usr/bin/env python3
"""Logs on real disks: killed, refused, filled up, and without power. Usage: disks.py PATH-OF-LOGPROBE

Each part prints how many cases passed, or why it was skipped. In every case the log must be a prefix of what was asked
for with everything acknowledged in it, and must take the rest when it is opened again.
"""
import fcntl, os, random, shutil, struct, subprocess, sys, tempfile, time
from concurrent.futures import ThreadPoolExecutor

PROBE = os.path.abspath(sys.argv[1])
COUNT = 50
WORKERS = os.cpu_count() or 1
failures = []


def acknowledged(output):
    """The last revision of a whole line."""
    lines = output.split(b'\n')[:-1]
    return int(lines[-1]) if lines else -1


def write(path, before=(), count=COUNT, durability='process'):
    """What the writer acknowledged, and its exit status; negative where a signal ended it."""
    run = subprocess.run([*before, PROBE, 'write', path, str(count), durability], stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, close_fds=False, timeout=60)
    return acknowledged(run.stdout), run.returncode


def check(cases, count=COUNT):
    """Lets the probe check logs, (path, acknowledged revision) each; and the last one handed over where that is not next."""
    text = ''.join(f'{revision} {max([revision + 1, *last])} {path}\n' for path, revision, *last in cases)
    run = subprocess.run([PROBE, 'check', str(count)], input=text, capture_output=True, text=True, timeout=600)
    if run.returncode != 0:
        failures.append(f'{run.stdout[-4000:]}{run.stderr[-1000:]} (status {run.returncode})')
        print(failures[-1])


def passed(number, what, start):
    print(f'{number} passed: {what} ({time.monotonic() - start:.0f} s)', flush=True)


def skipped(what, why):
    print(f'skipped: {what}: {why}', flush=True)


def killed_at_every_byte(folder, what, step=1, durability='process'):
    """The system writes a file up to its size limit and kills the process at the next byte: here at every size."""
    start = time.monotonic()
    run = subprocess.run([PROBE, 'kill', folder, str(COUNT), durability, str(step)], capture_output=True, text=True,
                         timeout=600)
    kills = run.stdout.split('\n')[-2:-1]
    if run.returncode != 0:
        failures.append(f'{run.stdout[-4000:]}{run.stderr[-1000:]} (status {run.returncode})')
    else:
        every = 'every byte' if step == 1 else f'every {step}th byte'
        passed(int(kills[0]), f'killed at {every} of a log of {COUNT} entries, {what}', start)


CALLS = ['openat', 'pwrite64', 'fdatasync', 'fsync', 'renameat', 'flock', 'newfstatat', 'pread64']


def can_trace(folder):
    if not shutil.which('strace'):
        return 'there is no strace'
    run = subprocess.run(['strace', '-f', '-qq', '-o', '/dev/null', 'true'], capture_output=True)
    return None if run.returncode == 0 else 'strace may not trace here'


def injected(folder):
    """Every call on the log's files fails, once or from then on, with each error; or the process is killed there."""
    start = time.monotonic()
    count = 12
    why = can_trace(folder)
    if why:
        return skipped('injected errors', why)

    def traced(path, call, what):
        names = [path, f'{path}.new', f'{path}.checkpoint.new', os.path.dirname(path)]
        paths = [part for name in names for part in ('-P', name)]
        return ['strace', '-f', '-qq', '-o', f'{path}.trace', *paths, '-e', f'trace={call}', '-e', f'inject={call}:{what}']

    def case(job):
        call, what, number, times = job
        path = f'{folder}/{call}-{what.replace("=", "-")}-{number}-{times}/log'
        os.mkdir(os.path.dirname(path))
        revision, _ = write(path, before=traced(path, call, f'{what}:when={number}{times}'), count=count,
                            durability='full')
        with open(f'{path}.trace') as trace:
            hit = any('INJECTED' in line or 'killed by' in line for line in trace)
        return (path, revision) if hit else None

    def run(call, what, times):
        cases = []
        for number in range(1, 200):
            found = case((call, what, number, times))
            if found is None:
                return cases
            cases.append(found)
        return cases

    jobs = [(call, what, times) for call in CALLS for what in ('error=EIO', 'error=ENOSPC', 'error=EINTR')
            for times in ('', '+')]
    jobs += [(call, 'signal=SIGKILL', '') for call in CALLS]
    with ThreadPoolExecutor(WORKERS) as pool:
        cases = [found for cases in pool.map(lambda job: run(*job), jobs) for found in cases]
    idle = [call for call in CALLS if not any(f'/{call}-' in path for path, _ in cases)]
    if idle:
        failures.append(f'no call was made to fail: {idle}')
    check(cases, count)
    passed(len(cases), 'each call on a file failed with EIO, ENOSPC, EINTR, once and for ever, or was the last', start)


def mounted(folder, *arguments):
    """A file system on a new folder, or None where none may be mounted."""
    os.mkdir(folder)
    run = subprocess.run(['mount', *arguments, folder], capture_output=True, text=True)
    return None if run.returncode == 0 else run.stderr.strip()


def full_disks(folder):
    """A disk fills up, is cleared, and fills up again."""
    start = time.monotonic()
    for path in ('/dev/full', '/dev/null'):
        if os.path.exists(path):
            revision, status = write(path)
            if (revision, status) != (-1, 1):
                failures.append(f'{path} was taken for a log: {revision}, {status}')
    if os.geteuid() != 0:
        return skipped('full disks', 'only root may mount a small tmpfs')
    disk = f'{folder}/small'
    why = mounted(disk, '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs')
    if why:
        return skipped('full disks', why)
    try:
        cases = 0
        for filler in list(range(0, 65536, 4096)):
            path = f'{disk}/log'
            for name in os.listdir(disk):
                os.remove(f'{disk}/{name}')
            with open(f'{disk}/filler', 'wb') as file:
                file.write(b'x' * filler)
            revision, status = write(path, count=1000)
            if status == 0:
                failures.append(f'1,000 entries went into 64 KiB beside {filler} bytes')
            os.remove(f'{disk}/filler')
            kept = f'{folder}/full-{filler}'
            if os.path.exists(path):
                shutil.copy(path, kept)
            check([(kept, revision)], 1000)
            cases += 1
        passed(cases, 'small disks filled up', start)
    finally:
        subprocess.run(['umount', disk], check=True)


SHUTDOWN = 0x8004587D


def cut_power(disk):
    """EXT4_IOC_SHUTDOWN without flushing its journal: from now on nothing reaches the device."""
    descriptor = os.open(disk, os.O_RDONLY)
    try:
        fcntl.ioctl(descriptor, SHUTDOWN, struct.pack('I', 2))
    finally:
        os.close(descriptor)


def power_cuts(folder):
    """The power of a mounted image goes while a log is written; what was acknowledged after a sync is there."""
    start = time.monotonic()
    if os.geteuid() != 0:
        return skipped('power cuts', 'only root may mount an image')
    if not shutil.which('mkfs.ext4'):
        return skipped('power cuts', 'there is no mkfs.ext4')
    image, disk, count, runs = f'{folder}/image', f'{folder}/disk', 2000, 40
    with open(image, 'wb') as file:
        file.truncate(32 << 20)
    subprocess.run(['mkfs.ext4', '-q', image], check=True)
    seed = int(os.environ.get('ROWTRAIL_SEED', time.time_ns() % 1_000_000))
    print(f'seed {seed} for the power cuts: repeat with ROWTRAIL_SEED={seed}')
    randoms = random.Random(seed)
    why = mounted(disk, '-o', 'loop', image)
    if why:
        return skipped('power cuts', why)
    done = 0
    try:
        for run in range(runs):
            path, last = f'{disk}/log', randoms.randrange(0, 120)
            for name in os.listdir(disk):
                if name.startswith('log'):
                    os.remove(f'{disk}/{name}')
            writer = subprocess.Popen([PROBE, 'write', path, str(count), 'full'], stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL)
            output = b''
            while acknowledged(output) < last:
                output += os.read(writer.stdout.fileno(), 4096)
            # A sync that is under way when the power goes may still say that it succeeded: ext4 is shut down for tests only,
            # and does not wait for those. So what was acknowledged before counts.
            safe = acknowledged(output)
            cut_power(disk)
            output += writer.communicate(timeout=60)[0]
            subprocess.run(['umount', disk], check=True)
            subprocess.run(['mount', '-o', 'loop', image, disk], check=True)
            if not os.path.exists(path):
                failures.append(f'run {run}: the log is gone, {safe} was acknowledged')
            check([(path, safe, acknowledged(output) + 1)], count)
            done += 1
        passed(done, 'power cuts of an ext4 image, each acknowledged entry is there', start)
    except OSError as error:
        skipped('power cuts', f'the file system cannot be shut down: {error}')
    finally:
        subprocess.run(['umount', disk])


def main():
    with tempfile.TemporaryDirectory(prefix='rowtrail-disks-') as folder:
        def part(name):
            os.mkdir(f'{folder}/{name}')
            return f'{folder}/{name}'

        if os.path.isdir('/dev/shm') and os.access('/dev/shm', os.W_OK):
            with tempfile.TemporaryDirectory(prefix='rowtrail-disks-', dir='/dev/shm') as memory:
                killed_at_every_byte(memory, 'in memory')
            killed_at_every_byte(part('kills'), 'synced to a disk', step=64, durability='full')
        else:
            killed_at_every_byte(part('kills'), 'on a disk')
        injected(part('faults'))
        full_disks(part('full'))
        power_cuts(part('power'))
    for failure in failures:
        print(f'FAILED {failure}')
    return 1 if failures else 0


sys.exit(main())
