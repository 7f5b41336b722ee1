import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiPath } from '#content/docs/paths.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Practice, practice, theApi } from '#tests/support/sandbox.ts';
import {
  keysOf,
  type Outcome,
  signedOperations,
  succeeded,
  type Trial,
  trialOf,
} from '#tests/support/sdks/trials.ts';
import { type StubBuild, stubBuild, stubPages } from '#tests/support/stub-build.ts';
import { documentationFiles } from '../files/files.ts';
import { writeSigningVectors } from '../files/write-signing-vectors.ts';
import { environment, print } from '../samples/running/run-command.ts';
import type { Files } from './emitter.ts';
import type { Operation, Sdk } from './model.ts';
import { snakeCase } from './names.ts';
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
    ...Object.fromEntries([...served].map(([path, content]) => [`sdk/${path}`, content])),
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

/** How a language installs its package from the site, and runs calls with it. */
type Language = {
  id: string;
  needs: string;
  find: readonly [command: string, ...args: string[]];
  install: (place: string) => Promise<void>;
  run: (place: string, trials: readonly Trial[]) => Promise<Outcome[]>;
};

const python = (command: string): Language => ({
  id: command,
  needs: `${command} with pip`,
  find: [command, '-m', 'pip', '--version'],
  install: async (place) => {
    const index = `${site}/sdk/python/simple`;
    const options = ['--disable-pip-version-check', '--no-cache-dir', '--quiet'];
    const wanted = ['--target', '.', '--index-url', index, names.package];
    await print([command, '-m', 'pip', 'install', ...options, ...wanted], place);
    await print([command, '-m', 'compileall', '-q', names.package], place);
  },
  run: async (place, trials) => {
    const driver = join(import.meta.dirname, '../../tests/support/sdks/driver.py');
    const child = promisify(execFile)(
      command,
      [driver, names.package, names.client, `${site}/sandbox`],
      { cwd: place, env: { ...environment(), PYTHONPATH: place }, maxBuffer: 100_000_000 },
    );
    const inSnakeCase = trials.map((trial) => ({
      ...trial,
      group: snakeCase(trial.group),
      operation: snakeCase(trial.operation),
    }));
    child.child.stdin?.end(JSON.stringify(inSnakeCase));
    return JSON.parse((await child).stdout);
  },
});

const node: Language = {
  id: 'node',
  needs: 'npm',
  find: ['npm', '--version'],
  install: async (place) => {
    await writeFile(join(place, 'package.json'), '{ "private": true, "type": "module" }');
    const archive = `${site}/sdk/node/${names.package}-${version}.tgz`;
    await print(['npm', 'install', '--no-audit', '--no-fund', '--silent', archive], place);
  },
  run: async (place, trials) => {
    const { [names.client]: Client, ...errors } = await import(
      join(place, 'node_modules', names.package, 'lib/index.js')
    );
    const outcomes: Outcome[] = [];
    for (const { keys, ...trial } of trials) {
      const client = new Client({ ...keys, host: `${site}/sandbox`, retryDelaysMs: [] });
      outcomes.push(await runInNode(client[trial.group][trial.operation], trial, errors));
    }
    return outcomes;
  },
};

async function runInNode(
  method: (...all: unknown[]) => PromiseLike<{ requestId: string }> & AsyncIterable<unknown>,
  { inPath, request, files, isCounted, ...options }: Omit<Trial, 'keys'>,
  errors: Record<string, unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { error: null, code: null, requestId: null, count: null };
  const contents = Object.entries(files).map(([field, { name, content }]) => [
    field,
    { name, content: Buffer.from(content, 'base64') },
  ]);
  const all = [
    ...inPath,
    ...(request ? [{ ...request, ...Object.fromEntries(contents) }] : []),
    options,
  ];
  try {
    if (isCounted) return { ...outcome, count: await countOf(method(...all)) };
    return { ...outcome, requestId: (await method(...all)).requestId };
  } catch (error) {
    if (!isErrorOf(error) || !(error.name in errors)) throw error;
    const { name, code = null, requestId = null } = error;
    return { ...outcome, error: name.replace(names.client, ''), code, requestId };
  }
}

async function countOf(list: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of list) count++;
  return count;
}

const isErrorOf = (error: unknown): error is Error & Partial<Outcome> & { requestId?: string } =>
  error instanceof Error;

const languages = await Promise.all(
  [node, python('python3'), python('python3.9')].map(async (language) => ({
    ...language,
    isHere: await print(language.find, tmpdir()).then(
      () => true,
      () => false,
    ),
  })),
);
for (const { id, needs } of languages.filter(({ isHere }) => !isHere))
  console.log(`The package for ${id} was NOT tried, because ${needs} is not there.`);

describe.each(languages.filter(({ isHere }) => isHere))('the package for $id', (language) => {
  let place: string;
  beforeAll(async () => {
    place = join(folder, language.id);
    await mkdir(place);
    await language.install(place);
  });
  const outcomesOf = (trials: readonly Trial[]) => language.run(place, trials);
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
});

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
  const place = join(folder, 'types');
  await mkdir(place);
  await node.install(place);
  await writeFile(join(place, 'uses.ts'), uses);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const said = await print(
    [process.execPath, compiler, ...options, '--ignoreConfig', 'uses.ts'],
    place,
  ).catch((error) => error.stdout);
  expect(said).toBe('');
});

test('callbacks of the documented examples are genuine', async () => {
  const place = join(folder, 'callbacks');
  await mkdir(place);
  await node.install(place);
  const { webhooks } = await import(join(place, 'node_modules', names.package, 'lib/index.js'));
  for (const { headers, signature, body, callbackSecret } of vectors.callbacks) {
    const all = { ...headers, 'X-Callback-Signature': signature };
    const now = Number(headers['X-Callback-Timestamp']);
    expect(webhooks.verify(all, body, callbackSecret, { now })).toEqual(JSON.parse(body));
  }
});

const vectors: {
  callbacks: {
    headers: Record<string, string>;
    signature: string;
    body: string;
    callbackSecret: string;
  }[];
} = JSON.parse(writeSigningVectors());

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
