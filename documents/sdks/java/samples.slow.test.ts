import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxRequests } from '#server/db/sandbox-schema.ts';
import { isLogged } from '#server/sandbox/http/request-log.ts';
import { fileNamed, type Practice, practice } from '#tests/support/sandbox.ts';
import { compileSamples, runSamples } from '#tests/support/sdks/java-samples.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { callNames, readOperation } from '../../api/operation.ts';
import { currentSdk } from '../current-sdk.ts';
import { sampleCall } from '../sample-call.ts';

const sdk = currentSdk();
const documented = callNames().flatMap((name) => {
  const operation = readOperation(name, 'en');
  const call = sampleCall(operation, sdk);
  return call ? [{ operation, call }] : [];
});
type Documented = (typeof documented)[number];

const [java] = await languagesHere(['java']);
if (!java) console.log('Samples of the package for Java were NOT run.');

describe.runIf(java)('samples of the package for Java', () => {
  let site: PackageSite;
  let place: string;
  beforeAll(async () => {
    site = await packageSite();
    if (java) place = await site.install(java);
    for (const { request, files } of documented.map(({ call }) => call))
      for (const name of files.map((field) => String(request?.[field])))
        await writeFile(join(place, name), fileNamed(name));
    await compileSamples(
      sdk,
      documented.map(({ call }) => call),
      place,
    );
    console.log(`Java: ${documented.length} samples compiled without a warning.`);
  });
  afterAll(() => site?.close());

  const run = (chosen: readonly Documented[], { key, secretKey }: Practice) =>
    runSamples(
      chosen.map(({ call }) => call),
      place,
      {
        ...{ host: `${site.packages.site}/sandbox`, callbackSecret: '' },
        ...{ accessKey: key.accessKey, secretKey },
      },
    );

  /** With unused keys: records that other samples removed still exist. */
  async function runAnew(chosen: readonly Documented[]) {
    const me = await practice(site.running);
    const outcomes = await run(chosen, me);
    const kept = await site.running.context.database
      .select()
      .from(sandboxRequests)
      .where(eq(sandboxRequests.applicationId, me.application.id));
    return chosen.map((one, index) => ({
      ...one,
      ...(outcomes[index] ?? { printed: '', error: 'It was not run.' }),
      requests: kept.filter(({ callId }) => callId === one.operation.id),
    }));
  }

  test('each succeeds in the sandbox as printed, and shows its response', async () => {
    const first = await runAnew(documented);
    const refused = first.filter(({ error }) => error !== null);
    expect(refused.length).toBeLessThan(documented.length / 10);
    // A sample may need a record that another one removed or changed: it is run again alone.
    const again = await Promise.all(refused.map((one) => runAnew([one])));
    const done = [...first.filter(({ error }) => error === null), ...again.flat()];
    for (const { operation, call, printed, error, requests } of done) {
      expect(error, operation.id).toBeNull();
      if (!isLogged(operation)) continue;
      expect(requests.length, operation.id).toBeGreaterThan(0);
      for (const { id, code } of requests) {
        expect(code, operation.id).toBe(0);
        if (!call.operation.record) expect(printed, operation.id).toContain(id);
      }
    }
    expect(done.length).toBe(documented.length);
    // A new session has no records that some of the lists ask for.
    const lists = done.filter(({ call }) => call.operation.record);
    expect(lists.filter(({ printed }) => printed !== '').length).toBeGreaterThan(lists.length / 2);
    console.log(
      `Java: ${done.length} of ${documented.length} samples ran, ${refused.length} of them alone.`,
    );
  });

  test('one with a wrong key fails', async () => {
    const me = await practice(site.running);
    const wrong = documented.filter(({ operation }) => operation.id === 'smsSendV2');
    expect(await run(wrong, { ...me, secretKey: 'another' })).toMatchObject([
      { printed: '', error: expect.stringContaining('InvalidRequestException: 1102') },
    ]);
  });
});
