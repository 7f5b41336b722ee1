import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback } from '#content/api/signing.ts';
import { openApiPath } from '#content/docs/paths.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { findSentCallback } from '#server/applications/sent-callbacks.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { type Practice, practice, theApi } from '#tests/support/sandbox.ts';
import type { Callback, Language } from '#tests/support/sdks/language.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { node } from '#tests/support/sdks/node.ts';
import {
  keysOf,
  signedOperations,
  succeeded,
  type Trial,
  trialOf,
} from '#tests/support/sdks/trials.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { documentationFiles } from '../files/files.ts';
import { print } from '../samples/running/run-command.ts';
import type { Files } from './emitter.ts';
import type { Operation, Sdk } from './model.ts';
import { readSdk } from './read-sdk.ts';
import { servedSdks } from './served-sdks.ts';

const description = documentationFiles().get(openApiPath('en', 'json'))?.() ?? '';
const sdk: Sdk = readSdk(JSON.parse(description), 'https://www.harbour.example');
const served: Files = servedSdks(new Map([[openApiPath('en', 'json'), description]]));
const { names, version } = sdk;
const operations = signedOperations(sdk);

let folder: string;
let build: StubBuild;
let running: TestApp;
let site: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-packages-'));
  build = await stubBuild({
    ...stubPages(['/', '/page-not-found', '/zh-page-not-found', '/document-en/sms']),
    ...Object.fromEntries(served),
  });
  running = await testApp(
    { SANDBOX_REQUESTS_PER_10_SECONDS: '1000000' },
    { documentedApi: theApi(), startsAt: 'now', siteDirectory: build.directory },
  );
  site = await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await running.close();
  await build.remove();
  await rm(folder, { recursive: true });
});

describe.each(await languagesHere())('the package for $id', (language) => {
  let place: string;
  beforeAll(async () => {
    place = await installed(language, language.id);
  });
  const outcomesOf = async (trials: readonly Trial[]) =>
    (await language.use({ site, sdk }, place, { trials, callbacks: [] })).outcomes;
  const outcomeOf = async (id: string, change: Partial<Trial>) =>
    (await outcomesOf([await trialOf(running, operationNamed(id), change)]))[0];

  test('makes every call', async () => {
    const trials = await Promise.all(operations.map((one) => trialOf(running, one)));
    const outcomes = await outcomesOf(trials);
    const failed = trials
      .map(({ name }, index) => ({ name, ...outcomes[index] }))
      .filter(({ error }) => error !== null);
    expect(failed).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(100);
  });

  test.each([
    [1002, 'InvalidRequest'],
    [1107, 'ActionNeeded'],
    [1201, 'NotYet'],
    [1301, 'RetryLater'],
  ])('says what to do about %i', async (code, error) => {
    const headers = { 'X-Sandbox-Answer': String(code) };
    expect(await outcomeOf('smsSendV2', { headers })).toMatchObject({ error, code });
  });

  test('carries a request with the same idempotency key out once', async () => {
    const me = await practice(running);
    const change = { keys: keysOf(me), idempotencyKey: 'order-1' };
    const [first, second] = [
      await outcomeOf('smsSendV2', change),
      await outcomeOf('smsSendV2', change),
    ];
    expect(first).toMatchObject(succeeded);
    expect(second?.requestId).toBe(first?.requestId);
  });

  test('lists the records of all pages', async () => {
    const me = await practice(running);
    await sendTexts(me, 5);
    const now = Date.now();
    const [from, to] = [now - 60_000, now + 60_000].map((time) => new Date(time).toISOString());
    const request = { from, to, pageSize: 2 };
    const change = { keys: keysOf(me), request, isCounted: true };
    expect(await outcomeOf('smsListRecords', change)).toMatchObject({ ...succeeded, count: 5 });
  });

  test('accepts a genuine callback, and refuses a changed, an old and an unsigned one', async () => {
    const { headers, body, secret } = await receivedCallback();
    const timestampMs = String(Date.now() - 6 * minuteMs);
    const nonce = 'b1946ac92492d2347c6235b4d2611184';
    const old = {
      'x-callback-timestamp': timestampMs,
      'x-callback-nonce': nonce,
      'x-callback-signature': signCallback({ timestampMs, nonce, body }, secret),
    };
    const callbacks = [
      { headers, body, secret },
      { headers, body, secret: 'cs-of-somebody-else' },
      { headers, body: body.replace('sms', 'SMS'), secret },
      { headers: old, body, secret },
      { headers: {}, body, secret },
    ];
    const { events } = await language.use({ site, sdk }, place, { trials: [], callbacks });
    expect(events).toEqual([`sms.receipt ${JSON.parse(body).eventId}`, null, null, null, null]);
  });
});

/** A receipt as the sandbox sends it. */
async function receivedCallback(): Promise<Callback> {
  const me = await practice(running);
  await sendTexts(me, 1);
  const later = { now: () => new Date(Date.now() + 3 * secondMs) };
  await deliverDue({ ...running.context, clock: later });
  const sent = await findSentCallback(running.context.database, me.application, {});
  const secret = callbackSecretOf(running.context, me.application);
  if (!sent || secret === undefined) throw new Error('There is no callback.');
  return { headers: sent.attempt.headers, body: sent.delivery.body, secret };
}

async function installed(language: Language, name: string): Promise<string> {
  const place = join(folder, name);
  await mkdir(place);
  await language.install({ site, sdk }, place);
  return place;
}

function operationNamed(id: string): { group: string; operation: Operation } {
  const found = operations.find(({ operation }) => operation.id === id);
  if (!found) throw new Error(id);
  return found;
}

async function sendTexts(me: Practice, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await me.send('smsSendV2', { body: { phones: ['12025550101'], content: `Text ${index}` } });
}

test('the archives are the same for the same descriptions, and their hashes are listed', async () => {
  const again = servedSdks(new Map([[openApiPath('en', 'json'), description]]));
  expect(again).toEqual(served);
  const sums = await (await fetch(`${site}/sdk/SHA256SUMS.txt`)).text();
  expect(sums).toContain(`  node/${names.package}-${version}.tgz\n`);
});

test('types for TypeScript refuse what the API refuses', async () => {
  const place = await installed(node, 'types');
  await writeFile(join(place, 'uses.ts'), uses);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const said = await print(
    [process.execPath, compiler, ...options, '--ignoreConfig', 'uses.ts'],
    place,
  ).catch((error) => error.stdout);
  expect(said).toBe('');
});

/** What is right compiles; each line below an expected error does not. */
const uses = `
import { codes, ${names.client}, ${names.client}Error, webhooks } from ${JSON.stringify(names.package)};
import type { PnsBindRequest, SmsSendV2Request, SmsStatus, WhatsAppSendRequest } from ${JSON.stringify(names.package)};

const client = new ${names.client}();
const to = { sender: '447700900112', recipient: '12025550187' };
const template = { name: 'order_shipped', language: 'en' };

export const messages: WhatsAppSendRequest[] = [
  { ...to, type: 'template', template },
  { ...to, type: 'text', text: { body: 'Hello' } },
];
export const binding: PnsBindRequest = { mode: 'axb', phoneA: '12025550176', phoneB: '12025550187' };
export const addedLater: SmsStatus = 'added_later';

export async function send(): Promise<string> {
  const { data, requestId } = await client.sms.sendV2({ phones: ['12025550187'], content: 'Hello' }, { idempotencyKey: 'a' });
  for await (const record of client.sms.listRecords({ from: 'a', to: 'b' })) console.log(record.status);
  const page = await client.sms.listRecords({ from: 'a', to: 'b' });
  await client.sms.getRecord('7c1f2b90d4e84a53b6f0c2aa');
  await client.voice.sendCode({ phone: '12025550187', code: '482916' });
  await client.whatsApp.mediaUpload({ sender: '447700900112', file: new Blob(['a']) });
  return requestId + data.accepted[0]?.messageId + page.data.total;
}

export function react(error: unknown): string | undefined {
  if (error instanceof ${names.client}Error && error.code === codes.BALANCE_TOO_LOW) return error.docUrl;
  return undefined;
}

export function read(headers: Headers, body: Uint8Array): string {
  const received = webhooks.verify(headers, body, ['cs-1', 'cs-2']);
  switch (received.event) {
    case 'sms.receipt':
      return received.data.status;
    case 'whatsapp.message':
      if (received.data.type === 'text') return received.data.text.body;
      return \`\${received.data.messageId} \${received.data.type}\`;
    default:
      return \`\${received.event} \${received.eventId}\`;
  }
}

// @ts-expect-error: a template without its content
export const bare: WhatsAppSendRequest = { type: 'template' };
// @ts-expect-error: a template without its content, to somebody
export const empty: WhatsAppSendRequest = { ...to, type: 'template' };
// @ts-expect-error: the field of another type
export const both: WhatsAppSendRequest = { ...to, type: 'text', text: { body: 'Hello' }, template };
// @ts-expect-error: the field of another mode
export const other: PnsBindRequest = { mode: 'xyb', phoneB: '12025550187', phoneA: '12025550176' };
// @ts-expect-error: a value that does not exist
export const unknown: SmsSendV2Request = { phones: ['12025550187'], content: 'Hello', type: 'poem' };
// @ts-expect-error: a required field is missing
export const missing: SmsSendV2Request = { phones: ['12025550187'], type: 'otp' };
// @ts-expect-error: keys are not in the body
export const keyed = () => client.sms.send({ phone: '12025550187', content: 'Hello', appKey: 'a' });
// @ts-expect-error: a query without its period
export const noPeriod = () => client.sms.listRecords({ page: 1 });
// @ts-expect-error: a part of the path is missing
export const noPart = () => client.sms.getRecord();
`;
