import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { brokenValues } from '#tests/support/broken-values.ts';
import { type Practice, practice, sandboxApp, theApi } from '#tests/support/sandbox.ts';
import { isWhole } from '#tests/support/test-scope.ts';

const { calls, errors } = theApi();
/** The calls that stand for others: of each way to authenticate, and of each error code, the first. */
const firstOfAuth = (call: Call) =>
  calls.find(({ keysInBody, right }) => right && keysInBody === call.keysInBody) === call;
const firstWithCode = (call: Call, code: number) =>
  calls.find(({ codes, entryCodes }) => codes.includes(code) || entryCodes.includes(code)) === call;

type Call = (typeof calls)[number];

let running: TestApp;
/** Session for requests that are refused early. */
let anybody: Practice;
beforeAll(async () => {
  running = await sandboxApp({ SANDBOX_REQUESTS_PER_DAY: '1000000' });
  anybody = await practice(running);
});
afterAll(() => running.close());

test('the sandbox has all calls of all products', () => {
  const products = new Set(calls.map(({ product }) => product));
  console.info(`${calls.length} calls of ${products.size} products are walked`);
  expect(products.size).toBe(21);
});

// Concurrent: while one waits for the database, others run.
describe.concurrent.each(calls)('$id', (call) => {
  const { appKey, appSecret, ...example } = Object(call.requestExamples[0]?.value);

  test('responds to its example as documented', async () => {
    const me = await practice(running);
    expect(await me.send(call.id)).toMatchObject({ status: 200, code: 0, msg: 'success' });
  });

  test('responds with every documented error on request', async () => {
    for (const code of call.codes) {
      if (!isWhole && !firstWithCode(call, code)) continue;
      const headers = { 'x-sandbox-answer': String(code) };
      const { status } = errors.find((error) => error.code === code) ?? {};
      const answer = await anybody.send(call.id, { headers });
      expect(answer, String(code)).toMatchObject({ status, code });
      if (status === 429 || status === 503) expect(answer.headers).toHaveProperty('retry-after');
    }
    for (const code of call.entryCodes.filter((one) => one !== 1006)) {
      if (call.codes.includes(code) || (!isWhole && !firstWithCode(call, code))) continue;
      const headers = { 'x-sandbox-answer': String(code) };
      const rejected = expect.arrayContaining([expect.objectContaining({ index: 0, code })]);
      const data = { rejected };
      expect(await anybody.send(call.id, { headers })).toMatchObject({
        status: 422,
        code: 1005,
        data,
      });
    }
    const headers = { 'x-sandbox-answer': '9999' };
    expect(await anybody.send(call.id, { headers })).toMatchObject({ status: 400, code: 1002 });
  });

  test('names a missing field and one over its limit', async () => {
    const isText = call.contentType === 'multipart/form-data';
    for (const { what, value, code } of brokenValues(call.inBody ?? {}, example, { isText })) {
      if (/^app(Key|Secret):/.test(what)) continue;
      expect(await anybody.send(call.id, { body: value }), what).toMatchObject({
        status: 400,
        code,
      });
    }
    const query = call.sample.query;
    for (const { what, value, code } of brokenValues(call.inQuery, query, { isText: true })) {
      const wrong = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, String(one)]),
      );
      expect(await anybody.send(call.id, { query: wrong }), what).toMatchObject({
        status: 400,
        code,
      });
    }
  });

  test.runIf(call.right)('requires authentication', async () => {
    const isThorough = isWhole || firstOfAuth(call);
    const me = isThorough ? await practice(running) : anybody;
    if (call.keysInBody) {
      const other = isThorough ? await practice(running) : anybody;
      const keys = { appKey: other.key.accessKey, appSecret: other.secretKey };
      const withKeys = (more: object) => other.send(call.id, { keysInBody: { ...keys, ...more } });
      expect(await withKeys({ appSecret: 'wrong' })).toMatchObject({ status: 401, code: 1101 });
      if (isThorough) {
        expect(await withKeys({})).toMatchObject({ code: 0 });
        expect(await withKeys({ appKey: undefined })).toMatchObject({ status: 400, code: 1001 });
        expect(await withKeys({ appSecret: undefined })).toMatchObject({ status: 400, code: 1001 });
        expect(await withKeys({ appKey: 'AKTEST' })).toMatchObject({ status: 401, code: 1101 });
      }
    }
    const spoiled = (headers: Record<string, string>) =>
      me.send(call.id, {
        spoil: (request) => ({ ...request, headers: { ...request.headers, ...headers } }),
      });
    expect(await spoiled({ 'x-signature': '0'.repeat(64) })).toMatchObject({
      status: 401,
      code: 1102,
    });
    if (!isThorough) return;
    expect(await spoiled({ 'x-access-key': 'AKTESTNOBODY' })).toMatchObject({
      status: 401,
      code: 1101,
    });
    const late = new Date(running.clock.now().getTime() - 5 * minuteMs - secondMs);
    expect(await me.send(call.id, { signedAt: late })).toMatchObject({ status: 401, code: 1103 });
    const nonce = 'a-nonce-that-is-used-twice';
    expect(await me.send(call.id, { nonce })).toMatchObject({ code: 0 });
    expect(await me.send(call.id, { nonce })).toMatchObject({ status: 401, code: 1104 });
  });
});
