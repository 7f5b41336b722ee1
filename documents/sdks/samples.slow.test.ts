import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practice } from '#tests/support/sandbox.ts';
import { isInLog, loggedCalls, valuesOf, writeUploads } from '#tests/support/sandbox-samples.ts';
import type { SampleRun } from '#tests/support/sdks/language.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { documentedCalls } from '../samples/running/documented-calls.ts';
import { currentSdk } from './current-sdk.ts';
import { sampleCall } from './sample-call.ts';

const sdk = currentSdk();
const documented = documentedCalls();
const calls = documented.flatMap(({ operation }) => {
  const call = sampleCall(operation, sdk);
  return call ? { operation, call } : [];
});
const languages = await languagesHere();

let site: PackageSite;
beforeAll(async () => {
  site = await packageSite();
});
afterAll(() => site.close());

/** Compilers and programs that start slowly, for every call. */
const timeoutMs = 600_000;

describe.each(languages)('the samples with the package for $id', (language) => {
  test(
    'run as printed, and succeed in the sandbox',
    async () => {
      const { running, packages } = site;
      const place = await site.install(language);
      await writeUploads(place, documented);
      // Examples remove what others read: each has a practice session of its own.
      const tried = await Promise.all(
        calls.map(async (one) => ({ ...one, me: await practice(running) })),
      );
      const samples = tried.map(({ operation, call, me }) => ({
        name: operation.id,
        code: language.emitter.sample(sdk, call),
        values: valuesOf(running, `${packages.site}/sandbox`, me),
      }));
      const runs = await language.runSamples(place, samples);
      expect(runs.length).toBe(calls.length);
      const problems: string[] = [];
      for (const [index, one] of tried.entries()) {
        const run = runs[index] ?? { printed: '', failure: 'It did not run.' };
        const problem = problemOf(one, run, await loggedCalls(running, one.me));
        if (problem) problems.push(`${one.operation.id}: ${problem}`);
      }
      expect(problems).toEqual([]);
      console.log(
        `${runs.length} of ${documented.length} samples with the package for ${language.id} ran.`,
      );
    },
    timeoutMs,
  );
});

/** What differs from a sample that makes its call with success and prints the answer. */
function problemOf(
  { operation, call }: (typeof calls)[number],
  { printed, failure }: SampleRun,
  logged: Awaited<ReturnType<typeof loggedCalls>>,
): string | undefined {
  if (failure) return failure;
  if (address.test(printed)) return `it prints an address in memory: ${printed}`;
  if (!isInLog({ operation })) return printed.trim() ? undefined : 'it prints nothing';
  const said = logged.map(({ callId, code }) => `${callId} ${code}`).join();
  if (said !== `${operation.id} 0`) return `the sandbox got: ${said}`;
  const [{ id, answer } = { id: '', answer: '' }] = logged;
  const isComplete = call.operation.record
    ? answer.includes('"records":[]') === (printed.trim() === '')
    : printed.includes(id);
  return isComplete ? undefined : `it prints another answer: ${printed}`;
}

/** As Go prints pointers, and Java objects. */
const address = /\b0xc0\w{8}\b|\w@[\da-f]{6,8}\b/;
