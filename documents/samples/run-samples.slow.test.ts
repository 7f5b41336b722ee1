import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
import { secondMs } from '#contract/time-units.ts';
import { applications, sandboxDeliveries, sandboxRepeats } from '#server/db/sandbox-schema.ts';
import { catcherUrl } from '#server/deliveries/catcher.ts';
import type { TestApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { type Practice, practice, sandboxApp } from '#tests/support/sandbox.ts';
import { isInLog, loggedCalls, valuesOf, writeUploads } from '#tests/support/sandbox-samples.ts';
import { isWhole } from '#tests/support/test-scope.ts';
import { addCallback } from './callback-line.ts';
import { environments, variables } from './environment.ts';
import { fillValues, type SampleValues } from './fill-values.ts';
import { documentedCallback, documentedCalls, oneOfEachShape } from './running/documented-calls.ts';
import {
  printedCode,
  type Receiver,
  receiverLanguages,
  startReceiver,
} from './running/receivers.ts';
import { fileNames, findToolchain, toolchains } from './running/toolchains.ts';
import { sampleLanguages, writeSamples } from './samples.ts';

const calls = documentedCalls();
const found = await Promise.all(
  toolchains.map(async (toolchain) => ({ ...toolchain, found: await findToolchain(toolchain) })),
);
const here = found.flatMap((one) =>
  one.found === undefined ? [] : [{ ...one, found: one.found }],
);
const nameOf = (wanted: string) => sampleLanguages.find(({ id }) => id === wanted)?.name ?? wanted;

/** All calls in a language take minutes. */
const timeoutMs = isWhole ? 900_000 : 120_000;

let folder: string;
let running: TestApp;
let host: string;
let me: Practice;
beforeAll(async () => {
  // The samples sign with the machine's clock.
  running = await sandboxApp({}, { isRealTime: true });
  host = `${await running.app.listen({ port: 0, host: '127.0.0.1' })}/sandbox`;
  me = await practice(running);
  folder = await mkdtemp(join(tmpdir(), 'nuntix-run-samples-'));
  const missing = found.filter((one) => one.found === undefined);
  console.log(`Samples run: ${here.map(({ id }) => nameOf(id)).join(', ')}.`);
  for (const { id, needs } of missing)
    console.log(`Samples NOT run: ${nameOf(id)}, because ${needs} is not there.`);
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

type Way = {
  /** Changes the printed code. */
  change?: (sample: ReturnType<typeof writeSamples>[number]) => string;
  environment?: SampleValues;
};

/** Writes the samples as printed and runs them, with nothing but their environment. */
async function runSamples(
  toolchain: (typeof here)[number],
  chosen: typeof calls,
  { change = ({ code }) => code, environment }: Way = { environment: myValues() },
): Promise<string[]> {
  const folders = chosen.map(({ name }) => join(folder, toolchain.id, name.replace('/', '-')));
  for (const [index, { request }] of chosen.entries()) {
    const place = folders[index] ?? '';
    const sample = writeSamples(request).find(({ id }) => id === toolchain.id);
    if (!sample) throw new Error(toolchain.id);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, fileNames[toolchain.id]), change(sample));
    await writeUploads(place, calls);
  }
  return toolchain.run(folders, toolchain.found, environment);
}

const myValues = (): SampleValues => valuesOf(running, host, me);

function callNamed(wanted: string): (typeof calls)[number] {
  const call = calls.find(({ name }) => name === wanted);
  if (!call) throw new Error(wanted);
  return call;
}

function node(): (typeof here)[number] {
  const toolchain = here.find(({ id }) => id === 'node');
  if (!toolchain) throw new Error('Node.js is always there.');
  return toolchain;
}

test('Node.js is among the tested languages', () => {
  expect(node().found).toMatch(/^v\d/);
});

/** Runs with unused keys: records that other samples removed still exist. */
async function runAnew(
  toolchain: (typeof here)[number],
  chosen: typeof calls,
  way: () => Way = () => ({ environment: myValues() }),
) {
  me = await practice(running);
  const printed = await runSamples(toolchain, chosen, way());
  return { printed, kept: await loggedCalls(running, me) };
}

/** Each language prints the response in its own format. */
const codeIn = (printed = ''): number => Number(/\bcode\W{1,4}(\d+)/.exec(printed)?.[1]);

test.each(here.map((toolchain) => [nameOf(toolchain.id), toolchain] as const))(
  'printed samples in %s succeed in the sandbox, and show its response',
  async (name, toolchain) => {
    const chosen = isWhole ? calls : oneOfEachShape(calls);
    const { printed, kept } = await runAnew(toolchain, chosen);
    expect(kept.map(({ callId }) => callId).sort()).toEqual(
      chosen
        .filter(isInLog)
        .map(({ operation }) => operation.id)
        .sort(),
    );
    const refused: typeof calls = [];
    for (const [index, call] of chosen.entries()) {
      if (!isInLog(call)) {
        expect(codeIn(printed[index]), call.name).toBe(0);
        continue;
      }
      const { id, code } = kept.find(({ callId }) => callId === call.operation.id) ?? {};
      expect(printed[index], call.name).toContain(id);
      if (code !== 0) refused.push(call);
    }
    // A sample may need a record that another one removed or changed: it is run again alone.
    for (const call of refused)
      expect((await runAnew(toolchain, [call])).kept, call.name).toMatchObject([{ code: 0 }]);
    expect(refused.length).toBeLessThan(chosen.length / 10);
    console.log(`${name}: ${chosen.length} of ${calls.length} samples ran as printed.`);
  },
  timeoutMs,
);

test.each(here.map((toolchain) => [nameOf(toolchain.id), toolchain] as const))(
  'samples in %s with the values of a session need no environment, and callbacks reach its catcher',
  async (_, toolchain) => {
    const chosen = oneOfEachShape(calls);
    const address = () => catcherUrl(running.context, me.application);
    const { kept } = await runAnew(toolchain, chosen, () => ({
      change: ({ code, callback }) =>
        fillValues(addCallback(code, callback, address()), toolchain.id, myValues()),
    }));
    expect(kept.map(({ callId, code }) => `${callId} ${code}`).sort()).toEqual(
      chosen
        .filter(isInLog)
        .map(({ operation }) => `${operation.id} 0`)
        .sort(),
    );
    // PHP escapes slashes in JSON.
    const withAddress = kept.filter(({ body }) => body.replaceAll('\\/', '/').includes(address()));
    expect(withAddress.map(({ callId }) => callId).sort()).toEqual(
      chosen
        .filter(({ request }) => request.takesCallback)
        .map(({ operation }) => operation.id)
        .sort(),
    );
  },
  timeoutMs,
);

test.each(here.map((toolchain) => [nameOf(toolchain.id), toolchain] as const))(
  'a query in %s arrives sorted and encoded as it was signed, whatever its values',
  async (_, toolchain) => {
    const call = callNamed('sms/smsListRecords');
    const query = [
      ['to', `A B*~ !'()+&=/?%#"\\$HOME {x} %s`],
      ['sender name', '你好, é'],
      ['pageSize', ''],
      ['page-token', '='],
      ['page', '1'],
    ] as const;
    const awkward = { ...call, request: { ...call.request, query: [...query] } };
    const [printed] = await runSamples(toolchain, [awkward]);
    // The signature is valid, otherwise it would be 1102; the unknown parameter is checked after
    // it.
    expect(codeIn(printed)).toBe(1001);
  },
  timeoutMs,
);

const secret = environments.node.read(variables.secretKey);
test.each([
  ['another secret key', 'sms/smsSendV2', secret, "'another'", 1102],
  ['a clock that is wrong', 'sms/smsSendV2', 'Date.now()', 'Date.now() - 301_000', 1103],
  ['a body that was signed otherwise', 'sms/smsSendV2', '  body,', "  body: body + ' ',", 1102],
  ['a query that was signed otherwise', 'sms/smsListRecords', 'records?', 'records?page=7&', 1102],
  ['no key', 'sms/smsSend', secret, "''", 1001],
])('a sample with %s is refused', async (_, wanted, from, to, code) => {
  const [printed] = await runSamples(node(), [callNamed(wanted)], {
    change: (sample) => sample.code.replace(from, to),
    environment: myValues(),
  });
  expect(codeIn(printed)).toBe(code);
});

describe('callbacks', () => {
  const receivers: Receiver[] = [];
  let secret: string;
  beforeAll(async () => {
    me = await practice(running);
    secret = myValues().callbackSecret;
    for (const toolchain of here)
      if (receiverLanguages.includes(toolchain.id))
        receivers.push(
          await startReceiver(toolchain, join(folder, `receiver-${toolchain.id}`), secret),
        );
    console.log(`Receivers run: ${receivers.map(({ name }) => name).join(', ')}.`);
  }, timeoutMs);
  afterAll(() => Promise.all(receivers.map(({ close }) => close())));

  const receipt = JSON.stringify(documentedCallback('sms/smsReceipt'));

  async function post(
    address: string,
    { by = secret, agoMs = 0, sent = receipt } = {},
  ): Promise<number> {
    const timestampMs = String(Date.now() - agoMs);
    const nonce = crypto.randomUUID();
    const { status } = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Callback-Timestamp': timestampMs,
        'X-Callback-Nonce': nonce,
        'X-Callback-Signature': signCallback({ timestampMs, nonce, body: receipt }, by),
      },
      body: sent,
    });
    return status;
  }

  test('a message sent by a sample leads to a receipt that the printed receivers accept', async () => {
    const { database } = running.context;
    const own = eq(sandboxDeliveries.applicationId, me.application.id);
    for (const { name, address } of receivers) {
      await database
        .update(applications)
        .set({ callbackUrl: address })
        .where(eq(applications.id, me.application.id));
      // The sample has a fixed idempotency key, which would match the second request.
      await database.delete(sandboxRepeats);
      await database.delete(sandboxDeliveries).where(own);
      await runSamples(node(), [callNamed('sms/smsSendV2')]);
      const later = { now: () => new Date(Date.now() + 3 * secondMs) };
      await deliverDue({ ...running.context, clock: later });
      expect(await database.select().from(sandboxDeliveries).where(own), name).toMatchObject([
        { event: 'sms.receipt', state: 'received', attempts: 1 },
      ]);
    }
    expect(receivers.map(({ name }) => name)).toContain('Node.js');
  });

  test('the printed receivers accept nothing else', async () => {
    expect(receipt).toContain('DELIVRD');
    for (const { name, address } of receivers)
      expect(
        [
          await post(address),
          await post(address, { sent: receipt.replace('DELIVRD', 'UNDELIV') }),
          await post(address, { agoMs: 301_000 }),
          await post(address, { agoMs: -310_000 }),
          await post(address, { by: 'cs-another-0123456789abcdef' }),
        ],
        name,
      ).toEqual([200, 401, 401, 401, 401]);
  });
});

test('the conventions print bodies that have the signatures they print', () => {
  const [method = '', path = '', , timestampMs = '', nonce = ''] =
    printedCode('Canonical string').split('\n');
  const body = printedCode('Body, as sent');
  const request = { method, path, timestampMs, nonce, body };
  expect(signRequest(request, 'sk-example-0123456789abcdef')).toBe(printedCode('Signature'));
  const [attemptMs = '', attemptNonce = ''] = printedCode('Signed string').split('\n');
  const callback = {
    timestampMs: attemptMs,
    nonce: attemptNonce,
    body: printedCode('Body', { nth: 1 }),
  };
  expect(signCallback(callback, 'cs-example-0123456789abcdef')).toBe(
    printedCode('Signature', { nth: 2 }),
  );
});
