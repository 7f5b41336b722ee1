import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Kind } from '#tests/budget.ts';
import { findBrowser } from './find-browser.ts';
import { handleSignals, startGroup, stopCode } from './run/process-group.mjs';
import {
  failedTests,
  isOverBudget,
  readJourneyTimes,
  readUnitTimes,
  slowestTests,
  type TimedTest,
  timesByKind,
} from './test-report.ts';

/**
 * `verify` is what to run before each commit: format, lint, types, content and unit tests.
 * `quick` checks only what uncommitted changes affect. `all` adds the core journeys through the
 * built product. `journeys` runs all of them, `samples` the slow tests (`*.slow.test.ts`): those
 * that start processes, run programs of other languages or repeat a long check for every case.
 * `sdks` runs those of them that install and use our packages for programming languages.
 * Each ends in one plain line. `--within-budget` fails a run that takes longer than
 * tests/budget.ts allows.
 */
type Count = { passed: number; failed: number };
type Step = { name: string; kind: Kind; run: () => Promise<Count> };
/** Steps of a lane run one after the other, the lanes of a stage side by side. */
type Stage = Step[][];

const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
/**
 * These do more in `npm run samples`: 300 instead of 30 random requests per call, three times as
 * many puzzles, slow cases.
 */
const extendedTests = [
  ...['accounts', 'contact', 'sandbox'].map((folder) => `server/${folder}/fuzz.test.ts`),
  'bench/hostile/solve-puzzle.test.ts',
  'server/fuzz.test.ts',
  'server/sandbox/every-call.test.ts',
  'server/db/row-rights.test.ts',
  'server/telemetry/traces.test.ts',
];
/** Each checker of TypeScript checks what it imports again; our two cores are busy with tests. */
const oneChecker = ['--checkers', '1'];
const unitReport = '.cache/unit.json';
const journeyReport = '.cache/journeys.json';

const checks: Step[] = [
  {
    name: 'Format and lint',
    kind: 'checks',
    run: () =>
      check(bin('biome', 'ci', '--error-on-warnings', '.'), [
        'scripts/checks/check-architecture.ts',
      ]),
  },
  { name: 'Types', kind: 'checks', run: () => check(bin('tsc', '--noEmit', ...oneChecker)) },
  { name: 'Content', kind: 'checks', run: () => check(['scripts/checks/check-content.ts']) },
];
const unit: Step = {
  name: 'Unit and integration tests',
  kind: 'unit',
  run: () => unitTests('--project=!slow'),
};
const walk: Step = { name: 'Journeys', kind: 'journeys', run: journeys };
const samples: Step = {
  name: 'Samples, processes and random requests',
  kind: 'unit',
  run: () => unitTests('.slow.test.ts', ...extendedTests),
};
const sdks: Step = {
  name: 'Packages for programming languages',
  kind: 'unit',
  run: () => unitTests('--project=slow', 'documents/sdks/'),
};
const incremental = [
  '--noEmit',
  ...oneChecker,
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
];
const quick: Stage = [
  [
    { name: 'Format and lint of changed files', kind: 'checks', run: lintChanged },
    { name: 'Types', kind: 'checks', run: () => check(bin('tsc', ...incremental)) },
  ],
  [
    {
      name: 'Tests that the changes affect',
      kind: 'unit',
      run: () => check(bin('vitest', 'run', '--changed', '--project=!slow', '--reporter=dot')),
    },
  ],
];
const modes: Record<string, Stage[]> = {
  verify: [[checks, [unit]]],
  quick: [quick],
  all: [[checks, [unit]], [[walk]]],
  journeys: [[[walk]]],
  samples: [[[samples]]],
  sdks: [[[sdks]]],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'within-budget': { type: 'boolean', default: false } },
});
const mode = positionals[0] ?? 'verify';
const stages = modes[mode];
if (!stages) throw new Error(`There is no run called ${mode}.`);
if (mode === 'journeys' || mode === 'samples') process.env.TEST_EXTENT = 'whole';

await mkdir('.cache', { recursive: true });
await Promise.all([unitReport, journeyReport].map((file) => rm(file, { force: true })));
const total: Count = { passed: 0, failed: 0 };
const seconds = new Map<Kind, number>();
handleSignals();
for (const stage of stages) await Promise.all(stage.map(runLane));
if (mode === 'all') await report();
const isTooSlow = values['within-budget'] && isOverBudget(seconds);
if (isTooSlow) console.log('\nSlower than tests/budget.ts allows.');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || isTooSlow ? 1 : 0);

async function runLane(steps: Step[]): Promise<void> {
  for (const { name, kind, run } of steps) {
    const startMs = performance.now();
    console.log(`${name} …`);
    const { passed, failed } = await run();
    if (stopCode()) process.exit(stopCode());
    total.passed += passed;
    total.failed += failed;
    const taken = (performance.now() - startMs) / 1000;
    seconds.set(kind, (seconds.get(kind) ?? 0) + taken);
    console.log(
      `\n${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${taken.toFixed(1)} s)`,
    );
  }
}

/** Times are reported, not judged: a busy machine must not turn a run red. */
async function report(): Promise<void> {
  const none = (): TimedTest[] => [];
  const unit = await readUnitTimes(unitReport).catch(none);
  const journeys = await readJourneyTimes(journeyReport).catch(none);
  const slowest = slowestTests(unit, journeys);
  console.log(
    [
      ...['', 'Time by kind:', ...timesByKind(seconds), '', 'Slowest:', ...slowest],
      ...['', ...failedTests(unit, journeys)],
    ].join('\n'),
  );
}

async function lintChanged(): Promise<Count> {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  if (files.length === 0) return { passed: 0, failed: 0 };
  const lint = ['ci', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  return check(bin('biome', ...lint), ['scripts/checks/check-architecture.ts']);
}

async function check(...programs: string[][]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 };
  for (const program of programs)
    if (!stopCode()) count[(await exitCode(program)) === 0 ? 'passed' : 'failed'] += 1;
  return count;
}

async function unitTests(...selection: string[]): Promise<Count> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  const code = await exitCode(bin('vitest', 'run', ...selection, ...reporters));
  const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
  return countFrom(unitReport, report, code, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function journeys(): Promise<Count> {
  const browser = await findBrowser(console.log);
  const code = await exitCode(bin('playwright', 'test'), { CHROMIUM_PATH: browser });
  const count = z.number();
  const report = z.object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  });
  return countFrom(journeyReport, report, code, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
}

/** A runner that fails without a failed test, or leaves no report, has failed all the same. */
async function countFrom<Report>(
  file: string,
  report: z.ZodType<Report>,
  code: number,
  read: (report: Report) => Count,
): Promise<Count> {
  try {
    const { passed, failed } = read(report.parse(JSON.parse(await readFile(file, 'utf8'))));
    return { passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Under our own Node: the machine's may be older. */
async function exitCode(program: string[], extra = {}): Promise<number> {
  const { ended } = startGroup([process.execPath, ...program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...extra },
  });
  return (await ended).code;
}
