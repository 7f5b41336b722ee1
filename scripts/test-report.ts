import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { budgetSeconds, journeySeconds, type Kind } from '#tests/budget.ts';

export type TimedTest = { name: string; seconds: number; failure?: string };

/** The time of each kind of test and its budget. Kinds that did not run are left out. */
export const timesByKind = (seconds: ReadonlyMap<Kind, number>): string[] =>
  [...seconds].map(
    ([kind, taken]) =>
      `${kind.padEnd(9)} ${taken.toFixed(0).padStart(5)} s of ${budgetSeconds[kind]} s`,
  );

export const isOverBudget = (seconds: ReadonlyMap<Kind, number>): boolean =>
  [...seconds].some(([kind, taken]) => taken > budgetSeconds[kind]);

/**
 * The tests that failed, each with its message, for the end of the output: a log is often cut at
 * its beginning.
 */
export const failedTests = (...kinds: (readonly TimedTest[])[]): string[] =>
  kinds.flat().flatMap(({ name, failure }) => {
    if (failure === undefined) return [];
    const lines = failure.split('\n').slice(0, messageLines);
    return [`✗ ${name}`, ...lines.map((line) => `    ${line}`.trimEnd())];
  });

const messageLines = 30;

/** The ten slowest tests, and the number of journeys that exceed the time per journey. */
export function slowestTests(unit: readonly TimedTest[], journeys: readonly TimedTest[]): string[] {
  const slowest = [...unit, ...journeys]
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const long = journeys.filter(({ seconds }) => seconds > journeySeconds).length;
  return journeys.length > 0
    ? [...slowest, `${long} of ${journeys.length} journeys took more than ${journeySeconds} s`]
    : slowest;
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

/** From the JSON report of Vitest. */
export const readUnitTimes = async (file: string): Promise<TimedTest[]> =>
  unitReport
    .parse(JSON.parse(await readFile(file, 'utf8')))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
        name: `${fromRoot(name)} > ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
        ...(status === 'failed' && { failure: failureMessages.join('\n') }),
      })),
    );

type Suite = { specs: Spec[]; suites?: Suite[] | undefined };
type Spec = z.output<typeof spec>;

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })).optional(),
        }),
      ),
    }),
  ),
});
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
);

/** From the JSON report of Playwright. */
export async function readJourneyTimes(file: string): Promise<TimedTest[]> {
  const { suites } = z
    .object({ suites: z.array(suite) })
    .parse(JSON.parse(await readFile(file, 'utf8')));
  const specsOf = (one: Suite): Spec[] => [...one.specs, ...(one.suites ?? []).flatMap(specsOf)];
  return suites.flatMap(specsOf).map(({ title, file: path, line, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const messages = results.flatMap(({ errors = [] }) =>
      errors.map(({ message = '' }) => message),
    );
    return {
      name: `${path}:${line} > ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      ...(tests.some(({ status }) => status !== 'expected') && { failure: messages.join('\n') }),
    };
  });
}

const fromRoot = (path: string): string => path.replace(`${process.cwd()}/`, '');
