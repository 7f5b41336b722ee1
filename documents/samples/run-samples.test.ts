import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback, signRequest } from '#content/api/signing.ts';
import { keyPrefix } from '#content/fill-brand.ts';
import { isWhole } from '#tests/support/extent.ts';
import { recording, serveDocumentedApi } from './running/documented-api.ts';
import { documentedCallback, documentedCalls, oneOfEachShape } from './running/documented-calls.ts';
import { callbackSecret, printedCode, type Receiver, startReceiver } from './running/receivers.ts';
import { fileNames, findToolchain, toolchains } from './running/toolchains.ts';
import { sampleLanguages } from './samples.ts';

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
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-run-samples-'));
  const missing = found.filter((one) => one.found === undefined);
  console.log(`Samples run: ${here.map(({ id }) => nameOf(id)).join(', ')}.`);
  for (const { id, needs } of missing)
    console.log(`Samples NOT run: ${nameOf(id)}, because ${needs} is not there.`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes the samples down as the documents print them, but for the host, and runs them. */
async function runSamples(
  toolchain: (typeof here)[number],
  chosen: typeof calls,
  host: string,
  spoil: (code: string) => string = (code) => code,
): Promise<string[]> {
  const language = sampleLanguages.find(({ id }) => id === toolchain.id);
  if (!language) throw new Error(toolchain.id);
  const folders = chosen.map(({ name }) => join(folder, toolchain.id, name.replace('/', '-')));
  for (const [index, { request }] of chosen.entries()) {
    const place = folders[index] ?? '';
    const { code: printed } = language.write(request);
    expect(printed).toContain(request.host);
    await mkdir(place, { recursive: true });
    await writeFile(
      join(place, fileNames[toolchain.id]),
      spoil(printed.replaceAll(request.host, host)),
    );
    for (const file of uploads) await writeFile(join(place, file), recording);
  }
  return toolchain.run(folders, toolchain.found);
}

const uploads = calls.flatMap(({ request: { body } }) =>
  body.kind === 'multipart'
    ? body.parts.filter(({ isFile }) => isFile).map(({ value }) => value)
    : [],
);

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

test('Node.js is among the languages that are run', () => {
  expect(node().found).toMatch(/^v\d/);
});

test.each(here.map((toolchain) => [nameOf(toolchain.id), toolchain] as const))(
  'documented samples in %s are understood, prove who calls and show the answer',
  async (_, toolchain) => {
    const chosen = isWhole && !toolchain.isSlow ? calls : oneOfEachShape(calls);
    const api = await serveDocumentedApi(calls);
    const printed = await runSamples(toolchain, chosen, api.host).finally(api.close);
    expect(api.refused).toEqual([]);
    expect(api.accepted.toSorted()).toEqual(chosen.map(({ name }) => name).toSorted());
    for (const [index, { name, success }] of chosen.entries())
      expect(printed[index], name).toContain(success.value.requestId);
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
    const api = await serveDocumentedApi([awkward]);
    await runSamples(toolchain, [awkward], api.host).finally(api.close);
    expect(api.refused).toEqual([]);
    expect(api.accepted).toEqual([call.name]);
  },
  timeoutMs,
);

test.each([
  [
    'another secret key',
    'sms/smsSendV2',
    `process.env.${keyPrefix}_SECRET_KEY`,
    "'another'",
    'signature',
  ],
  ['a clock that is wrong', 'sms/smsSendV2', 'Date.now()', 'Date.now() - 301_000', 'signature'],
  [
    'a body that was signed otherwise',
    'sms/smsSendV2',
    '  body,',
    "  body: body + ' ',",
    'signature',
  ],
  ['a query that was signed otherwise', 'sms/smsListRecords', '?', '?page=7&', 'query, signature'],
  ['no key', 'sms/smsSend', 'your-app-secret', '', 'body, keys'],
])('a sample with %s is refused', async (_, wanted, from, to, problems) => {
  const call = callNamed(wanted);
  const api = await serveDocumentedApi(calls);
  await runSamples(node(), [call], api.host, (code) => code.replace(from, to)).finally(api.close);
  expect(api.accepted).toEqual([]);
  expect(api.refused).toEqual([`${call.request.method} ${call.request.path}: ${problems}`]);
});

describe('callbacks', () => {
  const receivers: Receiver[] = [];
  beforeAll(async () => {
    for (const { id, found } of here)
      if (id === 'node')
        receivers.push(await startReceiver(id, process.execPath, join(folder, 'r-node')));
      else if (id === 'python')
        receivers.push(await startReceiver(id, found, join(folder, 'r-python')));
    console.log(`Receivers run: ${receivers.map(({ name }) => name).join(', ')}.`);
    if (receivers.length < 2) console.log('Receivers NOT run: Python.');
  });
  afterAll(() => Promise.all(receivers.map(({ close }) => close())));

  const receipt = JSON.stringify(documentedCallback('sms/smsReceipt'));

  async function post(
    address: string,
    { secret = callbackSecret, agoMs = 0, sent = receipt } = {},
  ): Promise<number> {
    const timestampMs = String(Date.now() - agoMs);
    const nonce = crypto.randomUUID();
    const { status } = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Callback-Timestamp': timestampMs,
        'X-Callback-Nonce': nonce,
        'X-Callback-Signature': signCallback({ timestampMs, nonce, body: receipt }, secret),
      },
      body: sent,
    });
    return status;
  }

  test('a sent message leads to a receipt that the printed receivers believe, and only that', async () => {
    const statuses: Record<string, number[]> = {};
    const api = await serveDocumentedApi(calls, async (name) => {
      if (name !== 'sms/smsSendV2') return;
      for (const { name, address } of receivers)
        statuses[name] = [
          await post(address),
          await post(address, { sent: receipt.replace('DELIVRD', 'UNDELIV') }),
          await post(address, { agoMs: 301_000 }),
          await post(address, { agoMs: -310_000 }),
          await post(address, { secret: 'cs-another-0123456789abcdef' }),
        ];
    });
    const sending = calls.filter(({ name }) => name === 'sms/smsSendV2');
    await runSamples(node(), sending, api.host).finally(api.close);
    expect(receipt).toContain('DELIVRD');
    expect(api.accepted).toEqual(['sms/smsSendV2']);
    expect(statuses).toEqual(
      Object.fromEntries(receivers.map(({ name }) => [name, [200, 401, 401, 401, 401]])),
    );
    expect(Object.keys(statuses)).toContain('Node.js');
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
  expect(signCallback(callback, callbackSecret)).toBe(printedCode('Signature', { nth: 2 }));
});
