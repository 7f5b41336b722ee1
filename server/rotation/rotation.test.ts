import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeApiKey } from '#contract/api-keys.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import * as captcha from '#contract/captcha.ts';
import { minuteMs } from '#contract/time-units.ts';
import { passSecondFactorByApp } from '#contract/two-factor.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/audit/commands.ts';
import { solutionsOf } from '#tests/support/captcha.ts';
import { resetOn } from '#tests/support/reset.ts';
import { callOf, requestOf, theApi } from '#tests/support/sandbox.ts';
import { twoFactorOn } from '#tests/support/two-factor.ts';
import { callbackSecretOf, sealCallbackSecret } from '../applications/applications.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { apiKeys } from '../db/sandbox-schema.ts';
import { statusWebhooks } from '../db/status-schema.ts';
import { decryptText, encryptText } from '../encryption.ts';

const former = 'the secret before, as long as any';
const next = 'the secret after, as long as any';
const only = (secret: string) => ({ APP_SECRET: secret });
const pair = (first: string, second: string) => ({ APP_SECRET: first, APP_SECRET_SECOND: second });

let opened: TestApp[];
let lines: string[];
beforeEach(() => {
  opened = [];
  lines = [];
});
afterEach(async () => {
  for (const { close } of opened.toReversed()) await close();
});

/** A process with these settings; all processes of a test share one database. */
async function process(settings: Record<string, string>): Promise<TestApp> {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  const [sharing] = opened;
  const started = await testApp(settings, {
    ...{ logTo, documentedApi: theApi() },
    ...(sharing && { sharing }),
  });
  opened.push(started);
  return started;
}

const readiness = async ({ app }: TestApp) => (await app.inject('/readyz')).json().reason ?? 'ok';

const run = async (served: TestApp, name: string, ...rest: string[]) => {
  const { exitCode, text } = await runCommand(served, name, ...rest, '--json');
  return exitCode === 0 ? JSON.parse(text) : text.split('\n')[0];
};

/** A customer with an authenticator app, a sandbox key and a callback secret, and a status webhook. */
async function customerOf(first: TestApp) {
  const current = { ...first };
  const they = await twoFactorOn(current);
  const { codeAt } = await they.addApp();
  await they.confirm();
  const made = await they.send(
    makeApiKey,
    { name: 'Till', environment: 'sandbox', rights: ['read', 'send'] },
    they.asMe,
  );
  const { key, secretKey } = made.body.data;
  const prepared = await they.send(callbackCalls.prepareCallbackSecret, undefined, {
    ...they.asMe,
    headers: { requestid: randomUUID() },
  });
  await first.context.database.insert(statusWebhooks).values({
    ...{ id: randomUUID(), email: 'a@x.example', mailbox: 'a@x.example', locale: 'en' },
    ...{ url: 'https://x.example/', host: 'x.example', everyUpdate: true },
    ...{
      createdAt: first.clock.now(),
      sealedSecret: sealCallbackSecret(first.context, 'cs-status'),
    },
  });
  return async ({ app, context }: TestApp) => {
    current.app = app;
    const [webhook] = await context.database.select().from(statusWebhooks);
    const sealedCallbackSecret = webhook?.sealedSecret ?? '';
    const step = await they.startLogin();
    const passed = await they.send(passSecondFactorByApp, { step, code: codeAt() });
    first.clock.advance(30_000);
    await they.confirm();
    const shown = await they.send(callbackCalls.showCallbackSecret, undefined, they.asMe);
    const signer = { accessKey: key.accessKey, secretKey, now: first.clock.now() };
    const sent = await app.inject(requestOf(callOf('smsSendV2'), {}, signer));
    return {
      app: passed.body.data?.user !== null,
      session: (await they.who(they.asMe)).status === 200,
      key: sent.statusCode === 200,
      callbacks: shown.body.data?.next === prepared.body.data.next,
      webhook: callbackSecretOf(context, { sealedCallbackSecret }) === 'cs-status',
    };
  };
}

const everything = { app: true, session: true, key: true, callbacks: true, webhook: true };

test('a rotation keeps everything readable at every step', async () => {
  const before = await process(only(former));
  const tries = await customerOf(before);

  const reading = await process(pair(former, next));
  expect(await tries(reading)).toEqual(everything);
  expect(await run(reading, 'secret replace', '--by', 'anna')).toEqual({ secrets: 2 });

  const exchanged = await process(pair(next, former));
  for (const one of [exchanged, reading]) {
    expect(await tries(one)).toEqual(everything);
    expect(await readiness(one)).toBe('ok');
  }
  const rows = { 'authenticator apps': 1, 'API keys': 1 };
  const callbacks = {
    ...{ 'callback secrets': 1, 'next callback secrets': 1 },
    ...{ 'status webhook secrets': 1, 'request answers': 1 },
  };
  const report = (of: Record<string, number>) =>
    Object.entries(of).map(([what, count]) => ({ what, rows: count }));
  expect(await run(exchanged, 'secret reseal', '--by', 'anna')).toEqual({
    resealed: report({ ...rows, ...callbacks }),
  });
  const again = await run(exchanged, 'secret reseal');
  expect(again.resealed.map(({ rows }: { rows: number }) => rows)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await tries(exchanged)).toEqual(everything);

  const after = await process(only(next));
  expect(await tries(after)).toEqual(everything);
  expect(await readiness(after)).toBe('ok');
  expect(lines.filter((line) => /APP_SECRET/.test(line))).toEqual([]);
  const trail = await before.context.database
    .select({ action: auditEvents.action, details: auditEvents.details })
    .from(auditEvents)
    .where(eq(auditEvents.actorName, 'anna'))
    .orderBy(auditEvents.action);
  expect(trail).toEqual([
    { action: 'secret.replaced', details: { lost: false } },
    { action: 'secret.resealed', details: { rows: { ...rows, ...callbacks } } },
  ]);
});

test('during a rotation each process reads what the other wrote', async () => {
  const reading = await process(pair(former, next));
  await run(reading, 'secret replace');
  const exchanged = await process(pair(next, former));
  await resetOn(reading).addCustomer();
  for (const [maker, other] of [
    [reading, exchanged],
    [exchanged, reading],
  ] as const) {
    const current = { ...maker };
    const they = resetOn(current);
    const [code, customer_id] = [await they.textCode(), await they.reference()];
    const { id, work } = (await maker.app.inject(captcha.fetchWork.path)).json().data;
    current.app = other.app;
    expect((await they.resetByPhone(code, { customer_id })).body.code).toBe('success');
    const payload = { id, solutions: await solutionsOf(work), recipient: '+6581234567', type: 4 };
    const { method, path: url } = captcha.answerWork;
    expect((await other.app.inject({ method, url, payload })).json().code).toBe(0);
    maker.clock.advance(5 * minuteMs);
  }
});

test('a process with an unknown secret is not ready, and logs once what to do', async () => {
  const right = await process(only(former));
  const wrong = await process(only(next));
  expect(await readiness(right)).toBe('ok');
  for (const _ of [1, 2]) expect(await readiness(wrong)).toBe('secret');
  expect(lines.filter((line) => /secret/i.test(line))).toEqual([
    expect.stringMatching(/^APP_SECRET is not the one .+: set .+ secret replace --lost$/),
  ]);
  expect((await wrong.app.inject('/healthz')).statusCode).toBe(200);
});

test('each step makes processes that missed the previous one unready', async () => {
  const before = await process(only(former));
  const early = await process(pair(next, former));
  expect(await readiness(early)).toBe('secret');
  const reading = await process(pair(former, next));
  await run(reading, 'secret replace');
  expect(await readiness(early)).toBe('ok');
  expect(await readiness(before)).toBe('secret');
  expect(lines.at(-1)).toContain('set APP_SECRET_SECOND');
  expect(await run(reading, 'secret reseal')).toMatch(/^APP_SECRET is not the newest secret/);
  expect(await run(await process(only(next)), 'secret reseal')).toMatch(/^Set APP_SECRET_SECOND/);
  await run(early, 'secret reseal');
  expect(await readiness(reading)).toBe('secret');
  expect(lines.at(-1)).toContain('exchange the two');
  expect(await readiness(early)).toBe('ok');
});

test('a lost secret is removed only with the explicit option', async () => {
  const before = await process(only(former));
  const tries = await customerOf(before);
  const after = await process(only(next));
  expect(await run(after, 'secret replace')).toMatch(/add --lost\.$/);
  expect(await readiness(after)).toBe('secret');
  expect(await run(after, 'secret replace', '--lost')).toEqual({ secrets: 1 });
  expect(await readiness(after)).toBe('ok');
  expect(await readiness(before)).toBe('secret');
  expect(await tries(after)).toMatchObject({ app: false, session: true, key: false });
  expect(await run(after, 'secret reseal')).toMatchObject({ 'sealed with another APP_SECRET': 6 });
  expect(await run(after, 'secret replace')).toMatch(/knows these secrets already/);
});

test('more than one batch is re-encrypted, and undecryptable values stay unchanged', async () => {
  const before = await process(pair(former, next));
  await customerOf(before);
  const { database, secret } = before.context;
  const [key] = await database.select().from(apiKeys);
  if (!key) throw new Error('There is a key.');
  const others = Array.from({ length: 450 }, (_, index) => ({
    ...{ ...key, id: randomUUID(), accessKey: `AK${index}` },
    sealedSecret: index < 3 ? `broken ${index}` : encryptText(secret, 'API key', `text ${index}`),
  }));
  await database.insert(apiKeys).values(others);
  await run(before, 'secret replace');
  const { resealed, ...rest } = await run(await process(pair(next, former)), 'secret reseal');
  expect(resealed).toContainEqual({ what: 'API keys', rows: 448 });
  expect(rest).toEqual({ 'sealed with another APP_SECRET': 3 });
  const keys = await database.select().from(apiKeys).where(like(apiKeys.accessKey, 'AK4_'));
  expect(keys.map((one) => decryptText([next], 'API key', one.sealedSecret)).sort()).toEqual(
    Array.from({ length: 10 }, (_, digit) => `text 4${digit}`),
  );
  expect(await database.$count(apiKeys, like(apiKeys.sealedSecret, 'broken _'))).toBe(3);
});
