import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import { sandboxApp, sourceLibrary } from '#tests/support/sandbox.ts';

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
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = Array.isArray(content) ? content : [];
  const text = first?.type === 'text' ? first.text : '';
  return {
    text,
    isError,
    said: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
  };
};

test('a client of the official library lists the tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_documents',
    'read_document',
    'explain_error',
    'build_request',
    'call_sandbox',
    'watch_sandbox',
  ]);
});

test('documents are searched and read, errors explained', async () => {
  const { said } = await use('search_documents', { query: 'send sms to many numbers' });
  expect(said[0]).toMatchObject({ path: expect.stringMatching(/^\/document-en\/sms\//) });
  // The workbench is a tool without text, so it is not found.
  const tools = await use('search_documents', { query: 'workbench' });
  expect(JSON.stringify(tools)).not.toContain('/sandbox');
  const chinese = await use('search_documents', { query: '发送短信', language: 'zh' });
  expect(chinese.said[0].path).toMatch(/^\/document\/sms\//);
  const receipt = JSON.stringify({ data: { status: 'UNDELIV', reason: 'NO_ROUTE' } }, null, 2);
  for (const query of ['NO_ROUTE', receipt])
    expect((await use('search_documents', { query })).said[0]).toMatchObject({
      path: '/document-en/general/reasons#NO_ROUTE',
      text: expect.stringContaining('15 minutes.'),
    });
  const read = await use('read_document', { path: '/document-en/sms/mt-sending-v2' });
  expect(read.text).toContain('POST');
  for (const path of ['/document-en/../../etc/passwd', '/etc/passwd', '/document-en/none'])
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
