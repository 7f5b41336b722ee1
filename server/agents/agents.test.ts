import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOrigin } from '#content/build-settings.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { sandboxApp, sourceLibrary, theApi } from '#tests/support/sandbox.ts';
import { openPractice } from '../sandbox/practice/open.ts';

let running: TestApp;
let client: Client;
beforeAll(async () => {
  running = await sandboxApp({}, { library: sourceLibrary() });
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
});
afterAll(async () => {
  await client.close();
  await running.close();
});

const use = async (name: string, input: Record<string, unknown>) => {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: input });
  const [first] = Array.isArray(content) ? content : [];
  const text = first?.type === 'text' ? first.text : '';
  return { text, isError, said: Object(structuredContent) };
};

test('a client of the official library lists the tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_documents',
    'read_document',
    'explain_error',
    'list_calls',
    'describe_call',
    'build_request',
    'call_sandbox',
    'watch_sandbox',
    'wait_for_callback',
    'verify_callback',
  ]);
  for (const { title, outputSchema } of tools) {
    expect(title).toMatch(/^[A-Z]/);
    expect(outputSchema?.required).toContain('unitsLeft');
  }
});

test('calls are listed by product or word, and described', async () => {
  const { said: all } = await use('list_calls', {});
  expect(all.calls).toHaveLength(theApi().calls.length);
  const { said: some } = await use('list_calls', { product: 'voice', word: 'one-time code' });
  const outline = { id: 'voiceSendCode', method: 'POST', path: '/voice/otp', product: 'voice' };
  expect(some.calls).toEqual([{ ...outline, summary: expect.stringMatching(/\.$/) }]);
  expect(await use('list_calls', { product: 'pigeon' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('whats-app'),
  });
  const { said } = await use('describe_call', { call: 'post /voice/otp' });
  expect(said).toMatchObject({
    ...outline,
    document: expect.stringMatching(/\/document-en\/voice\//),
    idempotency: expect.stringContaining('Idempotency-Key'),
    parameters: { body: { required: ['phone', 'code'] } },
    errors: expect.arrayContaining([expect.objectContaining({ code: 1301, retry: 'wait' })]),
    response: { code: 0 },
  });
  expect(JSON.stringify(said)).not.toContain('appSecret');
  // Its link is one that read_document takes.
  expect((await use('read_document', { path: said.document })).text).toContain('`voiceSendCode`');
});

test('every example can be sent as it is described', async () => {
  const { said } = await use('describe_call', { call: 'smsSend' });
  const { said: sent } = await use('call_sandbox', { call: 'smsSend', input: said.example });
  expect(sent).toMatchObject({ status: 200, answer: { code: 0 } });
});

test('documents are searched and read, errors explained', async () => {
  const { said } = await use('search_documents', { query: 'send sms to many numbers' });
  expect(said.hits[0]).toMatchObject({ path: expect.stringMatching(/^\/document-en\/sms\//) });
  expect(said.hits.flatMap(({ calls }: { calls: string[] }) => calls)).toContain('smsSendV2');
  // The workbench is a tool without text, so it is not found.
  const tools = await use('search_documents', { query: 'workbench' });
  expect(JSON.stringify(tools)).not.toContain('/sandbox');
  const chinese = await use('search_documents', { query: '发送短信', language: 'zh' });
  expect(chinese.said.hits[0].path).toMatch(/^\/document\/sms\//);
  const receipt = JSON.stringify({ data: { status: 'UNDELIV', reason: 'NO_ROUTE' } }, null, 2);
  for (const query of ['NO_ROUTE', receipt])
    expect((await use('search_documents', { query })).said.hits[0]).toMatchObject({
      path: '/document-en/general/reasons#NO_ROUTE',
      text: expect.stringContaining('15 minutes.'),
    });
  for (const path of [
    '/document-en/sms/mt-sending-v2',
    'sms/mt-sending-v2.md',
    `${siteOrigin}/document-en/sms/mt-sending-v2.md?lang=go#error-1102`,
  ])
    expect((await use('read_document', { path })).said).toMatchObject({
      path: '/document-en/sms/mt-sending-v2',
      text: expect.stringContaining('Operation id: `smsSendV2`'),
    });
  for (const path of [
    ...['/document-en/../../etc/passwd', '/etc/passwd', '/document-en/none', 'https://['],
    'https://elsewhere.example/document-en/sms/mt-sending-v2',
  ])
    expect(await use('read_document', { path })).toMatchObject({ isError: true });
  expect((await use('explain_error', { code: 1102 })).said).toMatchObject({
    status: 401,
    retry: 'no',
  });
});

test('a text is sent in the sandbox without own keys, and followed', async () => {
  const input = { phones: ['12025550101'], content: 'Hello' };
  const { said } = await use('call_sandbox', { call: 'smsSendV2', input });
  expect(said).toMatchObject({ status: 200, answer: { code: 0 } });
  running.clock.advance(2 * secondMs);
  const watched = await use('watch_sandbox', {
    session: said.session,
    requestId: said.answer.requestId,
  });
  expect(watched.said).toMatchObject({
    things: [{ isDone: true }],
    callbacks: [{ event: 'sms.receipt' }],
  });
  const messageId = said.answer.data.accepted[0].messageId;
  const query = { call: 'smsGetRecord', input: { messageId }, session: said.session };
  expect((await use('call_sandbox', query)).said.answer.data).toMatchObject({ status: 'DELIVRD' });
  const asked = { call: 'smsSendV2', input, session: said.session, answer: '1201' };
  expect((await use('call_sandbox', asked)).said).toMatchObject({ status: 402 });
});

test('a code goes by SMS, then by a call, and both callbacks are verified', async () => {
  const { said: sms } = await use('call_sandbox', {
    call: 'POST /v2/sms/mt',
    input: { phones: ['12025550102'], content: 'Your code is 482916.' },
    idempotencyKey: 'code-1',
  });
  const { session } = sms;
  expect(sms.headers).toMatchObject({ requestid: sms.answer.requestId });
  expect(sms.headers).not.toHaveProperty('content-type');
  const waitFor = async (requestId: string, advanceMs: number, after?: string) => {
    running.clock.advance(advanceMs);
    await deliverDue(running.context);
    return (await use('wait_for_callback', { session, requestId, after })).said;
  };
  const receipt = await waitFor(sms.answer.requestId, 10 * secondMs);
  expect(receipt.callback).toMatchObject({ event: 'sms.receipt', state: 'received', status: 200 });
  expect(JSON.parse(receipt.callback.body).data).toMatchObject({ status: 'UNDELIV' });

  const { said: described } = await use('describe_call', { call: 'voiceSendCode' });
  const { said: call } = await use('call_sandbox', {
    call: described.id,
    input: { ...described.example, phone: '12025550101' },
    session,
  });
  const early = await use('wait_for_callback', {
    session,
    requestId: call.answer.requestId,
    seconds: 0,
  });
  expect(early.said).toMatchObject({ callback: null, nextDueAt: expect.stringMatching(/Z$/) });
  const heard = await waitFor(call.answer.requestId, 60 * secondMs);
  expect(JSON.parse(heard.callback.body).data).toMatchObject({ status: 'answered' });

  for (const { callback } of [receipt, heard]) {
    const { headers, body } = callback;
    const verify = async (change: Record<string, unknown>) =>
      (await use('verify_callback', { session, headers, body, ...change })).said;
    expect(await verify({})).toMatchObject({ isGenuine: true });
    expect(await verify({ body: JSON.stringify(JSON.parse(body), null, 2) })).toMatchObject({
      isGenuine: false,
      why: expect.stringContaining('written differently'),
    });
    expect(await verify({ headers: {} })).toMatchObject({ isGenuine: false });
  }
  running.clock.advance(5 * minuteMs);
  const { headers, body } = receipt.callback;
  expect((await use('verify_callback', { session, headers, body })).said).toMatchObject({
    isGenuine: false,
    why: expect.stringContaining('s old'),
  });
  // Nothing more is planned for the text, so this does not wait.
  const last = await waitFor(sms.answer.requestId, 0, receipt.callback.id);
  expect(last).toMatchObject({ callback: null, nextDueAt: null });
});

test('a repeated request with its idempotency key gets the first response', async () => {
  const wanted = {
    call: 'smsSendV2',
    input: { phones: ['12025550101'], content: 'Hello' },
    idempotencyKey: 'order-1',
  };
  const { said: first } = await use('call_sandbox', wanted);
  const { said: again } = await use('call_sandbox', { ...wanted, session: first.session });
  expect(again.answer).toEqual(first.answer);
});

test('an unknown name is answered with the five nearest calls', async () => {
  const nearestTo = async (call: string) => {
    const { isError, text } = await use('describe_call', { call });
    expect(isError).toBe(true);
    return [...text.matchAll(/(\w+) \([A-Z]+ \/[^)]+\)/g)].map(([, id]) => id);
  };
  expect(await nearestTo('sendSmsV2')).toHaveLength(5);
  expect((await nearestTo('sendSmsV2'))[0]).toBe('smsSendV2');
  expect((await nearestTo('POST /v2/voice/otp'))[0]).toBe('voiceSendCode');
  expect((await nearestTo('voice_send_code'))[0]).toBe('voiceSendCode');
});

const toolCall = (name: string, input: Record<string, unknown>): InjectOptions => ({
  method: 'POST',
  url: '/mcp',
  headers: { accept: 'application/json, text/event-stream' },
  payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
});

test('a process that stops answers those who wait', async () => {
  const stopping = await sandboxApp({}, { library: sourceLibrary() });
  const { token } = await openPractice(stopping.context, { address: '203.0.113.1' });
  const waiting = stopping.app.inject(toolCall('wait_for_callback', { session: token }));
  await stopping.app.close();
  expect((await waiting).body).toContain('"callback":null');
  await stopping.close();
});

test('a network has so many units an hour, and a refusal says when there are more', async () => {
  const strict = await sandboxApp(
    { SANDBOX_AGENT_UNITS_PER_HOUR: '3' },
    { library: sourceLibrary() },
  );
  const ask = async (remoteAddress: string) =>
    (await strict.app.inject({ ...toolCall('explain_error', { code: 1102 }), remoteAddress })).body;
  for (const left of [2, 1, 0]) expect(await ask('203.0.113.1')).toContain(`"unitsLeft":${left}`);
  // 60 buckets an hour, each counted until it has left the window as a whole.
  expect(await ask('203.0.113.2')).toMatch(/Try again in 36\d\d s, at 2026-11-16T10:3/);
  expect(await ask('203.0.112.1')).toContain('"unitsLeft":2');
  await strict.close();
});

test('a request is built and signed without being sent', async () => {
  const input = { phones: ['12025550101'], content: "It's here" };
  const { said } = await use('build_request', { call: 'smsSendV2', input });
  expect(said.signedText.split('\n').slice(0, 3)).toEqual(['POST', '/v2/sms/mt', '']);
  expect(said.curl).toContain("It'\\''s here");
  const { method, path, headers, body } = said;
  const answer = await running.app.inject({
    method,
    url: `/sandbox${path}`,
    headers,
    payload: body,
  });
  expect(answer.json()).toMatchObject({ code: 0 });
});

test('unknown documents, errors and calls are reported', async () => {
  expect(await use('call_sandbox', { call: 'nothing', input: {} })).toMatchObject({
    isError: true,
  });
  const session = 'x'.repeat(43);
  const ended = await use('call_sandbox', { call: 'smsSendV2', input: {}, session });
  expect(ended).toMatchObject({ isError: true, text: expect.stringContaining('ended') });
});

test('a batch is refused as a whole', async () => {
  const search = { name: 'search_documents', arguments: { query: 'sms' } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: search };
  for (const payload of [[message, message], [message], []]) {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
  }
});

test('a request from another website is refused', async () => {
  const answer = await running.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { origin: 'https://elsewhere.example', accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  expect(answer.statusCode).toBe(403);
});
