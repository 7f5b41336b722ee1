import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practice } from '#tests/support/sandbox.ts';
import { isInLog, loggedCalls, valuesOf, writeUploads } from '#tests/support/sandbox-samples.ts';
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
const languages = (await languagesHere()).filter(({ emitter }) => emitter.sample);

let site: PackageSite;
beforeAll(async () => {
  site = await packageSite();
});
afterAll(() => site.close());

test('every call of the packages has a sample', () => {
  expect(calls.map(({ operation: { id } }) => id).sort()).toEqual(
    sdk.groups.flatMap(({ operations }) => operations.map(({ id }) => id)).sort(),
  );
});

/** Compilers and programs that start slowly, for every call. */
const timeoutMs = 600_000;

describe.each(languages)('the samples with the package for $id', ({ id, emitter, ...language }) => {
  test(
    'run as printed, and succeed in the sandbox',
    async () => {
      const { running, packages } = site;
      const place = await site.install({ id, emitter, ...language });
      await writeUploads(place, documented);
      // Examples remove what others read: each has a practice session of its own.
      const tried = await Promise.all(
        calls.map(async (one) => ({ ...one, me: await practice(running) })),
      );
      const samples = tried.map(({ operation, call, me }) => ({
        name: operation.id,
        code: emitter.sample?.(sdk, call) ?? '',
        values: valuesOf(running, `${packages.site}/sandbox`, me),
      }));
      const runs = await language.runSamples?.(place, samples);
      expect(runs?.length, 'A language with samples needs `runSamples`').toBe(calls.length);
      const problems: string[] = [];
      for (const [index, one] of tried.entries()) {
        const { printed = '', failure } = runs?.[index] ?? {};
        const logged = await loggedCalls(running, one.me);
        const said = logged.map(({ callId, code }) => `${callId} ${code}`).join();
        const id = one.operation.id;
        if (failure !== '' || printed.trim() === '') problems.push(`${id}: ${printed} ${failure}`);
        else if (!isInLog(one)) continue;
        else if (said !== `${id} 0`) problems.push(`${id}: the sandbox had ${said}`);
        else if (!one.call.operation.record && !printed.includes(logged[0]?.id ?? ''))
          problems.push(`${id} prints no request id: ${printed}`);
      }
      expect(problems).toEqual([]);
      console.log(
        `${runs?.length} of ${documented.length} samples with the package for ${id} ran.`,
      );
    },
    timeoutMs,
  );
});
