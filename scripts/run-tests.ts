import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { findBrowser } from './find-browser.ts';
import { answerSignals, startGroup, stopCode } from './run/process-group.mjs';

/**
 * `verify` is what to run before each commit: format, lint, types, content and unit tests.
 * `all` adds the journeys through the built product. `journeys` and `samples` look at everything
 * instead of one of each kind. Each ends in one plain line.
 */
type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Promise<Count> };

const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
const samplesTests = [
  'documents/samples/run-samples.test.ts',
  'documents/files/openapi/publish.test.ts',
];
const unitReport = '.cache/unit.json';
const journeyReport = '.cache/journeys.json';

const verify: Step[] = [
  {
    name: 'Format and lint',
    run: () =>
      check(bin('biome', 'ci', '--error-on-warnings', '.'), [
        'scripts/checks/check-architecture.ts',
      ]),
  },
  { name: 'Types', run: () => check(bin('tsc', '--noEmit')) },
  { name: 'Content', run: () => check(['scripts/checks/check-content.ts']) },
  { name: 'Unit and integration tests', run: () => unitTests() },
];
const walk: Step = { name: 'Journeys', run: journeys };
const whole: Record<string, Step[]> = {
  journeys: [walk],
  samples: [{ name: 'Samples and files for programs', run: () => unitTests(...samplesTests) }],
};
const [, , mode = 'verify'] = process.argv;
const steps = whole[mode] ?? (mode === 'all' ? [...verify, walk] : verify);
if (whole[mode]) process.env.TEST_EXTENT = 'whole';

await mkdir('.cache', { recursive: true });
const total: Count = { passed: 0, failed: 0 };
answerSignals();
for (const [index, { name, run }] of steps.entries()) {
  const startMs = performance.now();
  console.log(`[${index + 1} of ${steps.length}] ${name} …`);
  const { passed, failed } = await run();
  if (stopCode()) process.exit(stopCode());
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

async function check(...programs: string[][]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 };
  for (const program of programs)
    if (!stopCode()) count[(await exitCode(program)) === 0 ? 'passed' : 'failed'] += 1;
  return count;
}

async function unitTests(...files: string[]): Promise<Count> {
  await rm(unitReport, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  const code = await exitCode(bin('vitest', 'run', ...files, ...reporters));
  const report = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
  return countFrom(unitReport, report, code, ({ numPassedTests: passed, numTotalTests }) => ({
    passed,
    failed: numTotalTests - passed,
  }));
}

async function journeys(): Promise<Count> {
  await rm(journeyReport, { force: true });
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
