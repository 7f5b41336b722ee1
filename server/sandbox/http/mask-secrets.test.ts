import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp, theApi } from '#tests/support/sandbox.ts';
import { sandboxRequests } from '../../db/sandbox-schema.ts';
import { isComplete, maskAnswer, maskBody } from './mask-secrets.ts';

describe('a logged request body', () => {
  test.each([
    ['as documented', '{"appKey":"AK","appSecret":"sk-1"}'],
    ['with an escape in its name', String.raw`{"app\u0053ecret":"sk-1"}`],
    ['with an escape in its value', String.raw`{"appSecret":"s\u006b-1"}`],
    ['with spaces', '{ "appSecret" :\n "sk-1" }'],
    ['twice', '{"appSecret":"sk-1","appSecret":"sk-1"}'],
    ['twice, then without it', '{"a":{"appSecret":"sk-1"},"a":1}'],
    ['twice, in two cases', '{"appSecret":"x","AppSecret":"sk-1"}'],
    ['in other writings', '{"APPSECRET":"sk-1","app_secret":"sk-1","app-secret":"sk-1"}'],
    ['deep inside', '{"a":[{"b":{"appSecret":"sk-1"}}]}'],
    ['as a list', '{"appSecret":["sk-1",{"x":"sk-1"}]}'],
    ['after a text that looks like the end', String.raw`{"a":"\\\"","appSecret":"sk-1"}`],
    ['as a password', '{"user":"a","password":"sk-1"}'],
    ['as a token', '{"token":"sk-1"}'],
  ])('contains no secret: %s', (_, body) => {
    const logged = maskBody('smsSend', body);
    expect(logged).not.toMatch(/sk-1|\\u006b/);
    expect(() => JSON.parse(logged)).not.toThrow();
  });

  test.each([
    '{"appSecret":"sk-1"',
    '{"appSecret":"sk-1"} trailing',
    "{'appSecret':'sk-1'}",
    'appKey=AK&appSecret=sk-1',
    `${'['.repeat(200_000)}{"token":"sk-1"}${']'.repeat(200_000)}`,
  ])('that is not JSON, or nested too deeply, is not stored: %.40s', (body) => {
    expect(maskBody('smsSend', body)).toBe('…');
  });

  test.each([
    '{ "phones" : ["12025550101"],\n"content":"Say \\"appSecret\\": \\"x\\"", "n": 1.0 }',
    '{"n":12345678901234567890,"n":1e400}',
    '{"code":"482916"}',
    '\ufeff{"content":"Hi"}',
    '["token"]',
    '"sk"',
    '{}',
  ])('without secret fields is stored byte for byte: %s', (body) => {
    expect(maskBody('smsSendV2', body)).toBe(body);
    expect(isComplete('smsSendV2', body, { isSigned: true })).toBe(true);
  });

  test('is complete except for the secret of version 1', () => {
    const logged = maskBody('smsSend', '{"appSecret":"sk-1","content":"Hi"}');
    expect(isComplete('smsSend', logged, { isSigned: false })).toBe(true);
    expect(isComplete('smsSend', logged, { isSigned: true })).toBe(false);
    const token = maskBody('otaLogin', '{"token":"sk-1"}');
    expect(isComplete('otaLogin', token, { isSigned: true })).toBe(false);
    expect(isComplete('smsSend', maskBody('smsSend', '{'), { isSigned: false })).toBe(false);
    expect(isComplete('smsGetRecord', '', { isSigned: true })).toBe(true);
  });
});

test('a logged response contains no secret and no link with one', () => {
  const answer = {
    ...{ code: 0, msg: 'success' },
    data: {
      secretKey: 'sk-1',
      nested: [{ token: 'sk-1' }],
      url: 'https://agent.example/bar#token=sk-1',
      recordingUrl: 'https://api.example/recordings/1?a=b&token=sk-1&c=d',
    },
  };
  expect(JSON.parse(maskAnswer(answer))).toEqual({
    ...{ code: 0, msg: 'success' },
    data: {
      secretKey: '…',
      nested: [{ token: '…' }],
      url: 'https://agent.example/bar#token=…',
      recordingUrl: 'https://api.example/recordings/1?a=b&token=…&c=d',
    },
  });
});

describe('the request log', () => {
  let running: TestApp;
  let me: Practice;
  beforeAll(async () => {
    running = await sandboxApp();
    me = await practice(running);
  });
  afterAll(() => running.close());

  const lastRow = async () => {
    const rows = await running.context.database.select().from(sandboxRequests);
    await running.context.database.delete(sandboxRequests);
    return rows[0];
  };

  test('contains no secret of a body with keys, however it was written', async () => {
    const { code } = await me.send('smsSend', {
      keysInBody: true,
      spoil: (request) => ({
        ...request,
        payload: String(request.payload).replace('"appSecret"', String.raw`"app\u0053ecret"`),
      }),
    });
    expect(code).toBe(0);
    const row = await lastRow();
    expect(row?.body).toContain(me.key.accessKey);
    expect(JSON.stringify(row)).not.toContain(me.secretKey);
  });

  test('contains nothing of a body that is not JSON', async () => {
    const { code } = await me.send('smsSendV2', {
      spoil: (request) => ({ ...request, payload: `{"appSecret":"${me.secretKey}"` }),
    });
    expect(code).toBe(1102);
    expect(await lastRow()).toMatchObject({ body: '…' });
  });

  test('does not contain the code of an email, as documented', async () => {
    const { code } = await me.send('emailSendCode');
    expect(code).toBe(0);
    const row = await lastRow();
    expect(JSON.parse(row?.body ?? '')).toMatchObject({ code: '…', email: expect.any(String) });
  });

  test.each(
    theApi()
      // A call without a key is not in the log.
      .calls.filter(({ contentType, right }) => right && contentType !== 'multipart/form-data')
      .filter(({ response }) =>
        /"(token|secretKey|callbackSecret)":/.test(JSON.stringify(response)),
      )
      .map(({ id }) => id),
  )('contains no secret of the response of %s', async (id) => {
    const { code, data } = await me.send(id);
    expect(code).toBe(0);
    const row = await lastRow();
    for (const name of ['token', 'secretKey', 'callbackSecret'])
      if (typeof data[name] === 'string') expect(row?.answer).not.toContain(data[name]);
    expect(row?.answer).toContain('…');
  });
});
