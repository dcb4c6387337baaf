# The gates of .ci/run that are more than one command. Sourced by it.

tools() {
  need swift swift && need git git && need python3 python3
}

formatting() {
  swift format lint --strict --recursive Sources Tests Package.swift
}

# What the compiler does not check: see the comments.
house_rules() {
  local bad=0
  # Nothing newer than iOS 17 and macOS 14, whose availability is not checked on this system.
  if grep -rnE '^ *import Synchronization|some AsyncSequence<|InlineArray<|: *Span<|Mutex<' Sources Tests --include='*.swift'; then
    echo "newer than the platforms of Package.swift"; bad=1
  fi
  # The modules start fast and go wherever Swift goes.
  if grep -rnE '^ *(@preconcurrency )?import Foundation' Sources --include='*.swift'; then
    echo "Foundation in Sources"; bad=1
  fi
  if grep -nE '\.package\(' Package.swift; then
    echo "a package dependency"; bad=1
  fi
  if grep -rnE 'import Testing' Sources --include='*.swift' | grep -v '^Sources/RowtrailTesting/'; then
    echo "Testing outside RowtrailTesting"; bad=1
  fi
  # The top level holds only what belongs there.
  local extra
  extra=$(git ls-files | cut -d/ -f1 | sort -u | grep -vE '^(\..*|Package\.swift|README\.md|Sources|Tests|Scenarios)$')
  if [ -n "$extra" ]; then
    echo "at the top level: $extra"; bad=1
  fi
  # The manifest promises Swift 6.0.
  if grep -rnE 'SendableMetatype|@concurrent|nonisolated\(nonsending\)|isolated deinit' Sources --include='*.swift'; then
    echo "newer than the tools version of Package.swift"; bad=1
  fi
  return $bad
}

# The README's scenario is the first one of its file, and its output is what the tool prints, times aside. Its Swift
# sample is compiled by the tests.
readme() {
  local file=Scenarios/servers/star-buttons.scenario
  .build/release/rowtrail replay "$file" >"$logs/readme.txt" || return 1
  python3 - README.md "$file" "$logs/readme.txt" <<'PYTHON'
import re, sys
readme, source, output = [open(path, encoding='utf-8').read() for path in sys.argv[1:]]
path = sys.argv[2]

def block(after):
    assert readme.count(after) == 1, f'not once in the README: {after}'
    return readme.split(after)[1].split('```\n')[1]

def timeless(text):
    return re.sub(r'(<?\d+ ms|\d+\.\d\d s)$', 'TIME', text.strip(), flags=re.M)

first = re.split(r'^(?=scenario )', source, flags=re.M)[1]
assert block(f'The first one in `{path}`:').strip() == first.strip(), 'the scenario is not the first one of its file'
shown = block(f'`swift run -c release rowtrail replay {path}` prints')
assert timeless(shown) == timeless(output), 'the tool prints:\n' + output
PYTHON
}

# DocC over the symbols of the public libraries.
documentation() {
  local out=.build/docs docc
  docc=$(command -v docc || echo "$(dirname "$(command -v swift)")/docc")
  rm -rf "$out" && mkdir -p "$out"
  swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null || return 1
  local graphs module
  graphs=$(find .build -type d -name symbolgraph | head -n 1)
  for module in Rowtrail RowtrailLog RowtrailScenarios RowtrailDebugger RowtrailReport RowtrailTesting; do
    mkdir -p "$out/$module-graph"
    cp "$graphs/$module.symbols.json" "$out/$module-graph/" || return 1
    cp "$graphs/$module"@*.symbols.json "$out/$module-graph/" 2>/dev/null
    "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$out/$module-graph" \
      --output-path "$out/$module.doccarchive" --fallback-display-name "$module" \
      --fallback-bundle-identifier "rowtrail.$module" --fallback-bundle-version 1 \
      --warnings-as-errors || return 1
  done
}

# The adapters for UIKit and SwiftUI, compiled against stubs of what they use, with the samples of their guides; the sample
# lists run on the stub views, which refuse what the judge refuses.
apple_stubs() {
  swift test --package-path Tests/AppleStubs --scratch-path .build/apple-stubs -Xswiftc -warnings-as-errors
}

# Reports in a real browser: clicks, keys, scrubbing, links, hostile text, accessibility, and every list that they draw.
browser_report() {
  need chromium chromium || return 1
  ROWTRAIL_LARGE_LOG="$logs/large.rowlog" swift test -c release --scratch-path .build/release-tests \
    -Xswiftc -enable-testing --filter LargeLogTests || return 1
  python3 .ci/report/run.py .build/release/rowtrail "$logs/report" "$logs/large.rowlog"
}

# Our own scenario files are as `rowtrail format` writes them; the reports are kept as they came.
canonical_layout() {
  local folders
  folders=$(find Scenarios -mindepth 1 -maxdepth 1 -type d ! -name reports | LC_ALL=C sort)
  # shellcheck disable=SC2086
  .build/release/rowtrail format --check $folders
}

without_seconds() { sed -E 's/"seconds": *[0-9.e-]+/"seconds": 0/g'; }

# The results of files of which some cannot be read.
results_of() {
  .build/release/rowtrail replay --format json "$@" | without_seconds
  [ "${PIPESTATUS[0]}" = 2 ]
}

# One result, however the work is spread.
results_agree() {
  local inputs=$logs/inputs one=$logs/one.json many=$logs/many.json n
  mkdir -p "$inputs" && cp -R Scenarios/. "$inputs" || return 1
  # Enough of them that each shard has some, so that there are errors to compare.
  for n in 0 1 2 3 4 5 6 7 8; do printf 'scenario "s"\nsection s\nstar @a, @b%s\nx' "$n" >"$inputs/broken-$n.scenario"; done
  results_of "$inputs" --jobs 1 >"$one" || return 1
  results_of "$inputs" --jobs 4 >"$many" || return 1
  cmp "$one" "$many" || return 1
  for n in 1 2 3; do results_of "$inputs" --shard $n/3 >"$logs/shard-$n.json" || return 1; done
  .build/release/rowtrail merge "$logs"/shard-[123].json | without_seconds >"$logs/merged.json"
  cmp "$one" "$logs/merged.json" || return 1
  python3 - "$one" "$logs"/shard-[123].json <<'PYTHON'
import json, sys
whole, *shards = [json.load(open(path)) for path in sys.argv[1:]]
for key in ('scenarios', 'errors'):
    def listed(document):
        return sorted(json.dumps(element, sort_keys=True) for element in document[key])
    joined = sorted(element for shard in shards for element in listed(shard))
    assert joined, f'there are no {key} to compare'
    assert joined == listed(whole), f'the {key} of the shards joined differ from the whole'
for key in ('scenarios', 'passed', 'failed', 'hazards'):
    assert sum(s['summary'][key] for s in shards) == whole['summary'][key], key
PYTHON
}

# Random scenarios against every invariant; the seed is printed, and a failing one is shown made small.
generated() {
  .build/release/rowtrail generate --count 2000 -o "$logs/generated"
}

# A part of the million random pairs of lists whose updates are held against the rules one by one.
planned_updates() {
  ROWTRAIL_EFFORT=50 swift test -c release --scratch-path .build/release-tests -Xswiftc -enable-testing \
    --filter UpdatePlannerTests
}

# The tab key in real shells.
completions() {
  need bash bash && need zsh zsh && need fish fish && python3 .ci/completions.py .build/release/rowtrail
}

benchmarks() {
  swift run -c release RowtrailBenchmarks --quick --check
}

# Each scenario of Scenarios through the built binary: its log is sound, its export replays, is in the canonical layout, and
# is recorded to the same bytes; a log and its scenario are the same history, and a redacted copy replays.
logs_round_trip() {
  python3 - .build/release/rowtrail Scenarios "$logs/round-trip" <<'PYTHON'
import json, os, pathlib, subprocess, sys
tool, folder, work = sys.argv[1:]
os.makedirs(work)

def run(*words, input=b'', status=0):
    result = subprocess.run([tool, *words], input=input, capture_output=True)
    assert result.returncode in (status if isinstance(status, tuple) else (status,)), (words, result)
    return result.stdout

count = 0
for path in sorted(str(path) for path in pathlib.Path(folder).rglob('*.scenario')):
    names = [s['name'] for s in json.loads(run('replay', '--format', 'json', path))['scenarios']]
    for name in dict.fromkeys(names):
        log = run('record', path, '--name', name)
        promises = json.loads(run('log', 'verify', '-', '--format', 'json', input=log))['promises']
        assert all(promise['verdict'] == 'ok' for promise in promises), (path, name, promises)
        scenario = run('export', '-', input=log)
        run('replay', '-', input=scenario)
        assert run('format', '-', input=scenario) == scenario, (path, name)
        assert run('record', '-', input=scenario) == log, (path, name)
        count += 1
        file = f'{work}/{count}.rowlog'
        run('record', path, '--name', name, '-o', file)
        assert open(file, 'rb').read() == log, (path, name)
        run('compare', file, path, '--name', name)
        run('log', 'redact', file)
run('replay', work)
assert count > 250, count
print(f'{count} scenarios')
PYTHON
}

# Logs on the system's own disks: see the script, which prints what it skips and why.
disks() {
  need strace strace || return 1
  swift build -c release --product LogProbe || return 1
  python3 .ci/disks.py .build/release/LogProbe
}

# A fuzzer for a minute, from the kept corpus on: a trap, a hang or memory beyond measure fails, and the input is shown.
# A longer run: `.build/fuzz/release/NAME some-folder Tests/Fuzz/Corpus/NAME -runs=1000000 -max_len=1024`.
fuzz() {
  local name=$1 status
  shift
  swift build -c release --package-path Tests/Fuzz --scratch-path .build/fuzz --product "$name" \
    --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address || return 1
  mkdir -p "$logs/$name"
  ASAN_OPTIONS=detect_leaks=0:malloc_context_size=2:quarantine_size_mb=16 timeout 300 ".build/fuzz/release/$name" \
    "$logs/$name" "$@" -max_total_time=60 -timeout=10 -rss_limit_mb=1024 -max_len=1024 -print_final_stats=1 \
    -artifact_prefix="$logs/" >"$logs/$name.out" 2>&1
  status=$?
  awk '/number_of_executed_units/ { print $2 " passed: inputs" }' "$logs/$name.out"
  [ $status = 0 ] && return 0
  grep -aE 'Fatal error|SUMMARY|ERROR' "$logs/$name.out"
  for input in "$logs"/crash-* "$logs"/timeout-* "$logs"/oom-*; do [ -f "$input" ] && base64 "$input"; done
  return 1
}
