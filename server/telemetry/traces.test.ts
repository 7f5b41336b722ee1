import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { readEnv } from '#server/env.ts';
import { unknownRelease } from '#server/release.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Collector, type ReceivedSpan, startCollector } from '#tests/support/collector.ts';
import { deliverNext } from '#tests/support/deliver-next.ts';
import { isWhole } from '#tests/support/test-scope.ts';
import { startTracing } from './start-tracing.ts';

let collector: Collector;
let served: TestApp;
let tracing: { stop(): Promise<void> };
let lines: string[];

beforeEach(async () => {
  collector = await startCollector();
  lines = [];
});
afterEach(async () => {
  // Global state first: a failure below must not affect the next test.
  await tracing.stop();
  await collector.close();
  await served.close();
});

async function serve(more: Record<string, string> = {}): Promise<void> {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more };
  served = await testApp(settings, { logTo: { write: (line) => void lines.push(line) } });
  const { traces } = readEnv(settings);
  if (!traces) throw new Error('These settings ask for traces.');
  tracing = startTracing(traces, unknownRelease);
}

/** All spans exported by the end. */
async function received(): Promise<ReceivedSpan[]> {
  // A client may have its answer before the span of the request has ended.
  await served.app.close();
  await tracing.stop();
  return collector.spans;
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

const contact = async (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${sendContactMessage.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      fullName: 'Mei of the Harbour',
      email: 'mei@harbour.example',
      phone: '+65 6000 0000',
      message: 'a secret message',
    }),
  });

/**
 * Over a real connection, where the body arrives in its own events and must keep the async context.
 */
const listen = () => served.app.listen({ port: 0, host: '127.0.0.1' });

test('a request is a span in the trace of its caller, with its statements below it', async () => {
  await serve({ OTEL_SERVICE_NAME: 'harbour' });
  const answer = await contact(await listen(), { traceparent: `00-${traceId}-${spanId}-01` });
  const spans = await received();
  const [request] = spans.filter(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    traceId,
    parentSpanId: spanId,
    name: `POST ${sendContactMessage.path}`,
    resource: { 'service.name': 'harbour' },
    attributes: {
      'http.request.method': 'POST',
      'http.route': sendContactMessage.path,
      'http.response.status_code': 200,
      'request.id': answer.headers.get('requestid'),
    },
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert', 'commit']),
  );
  expect(statements.every((one) => one.traceId === traceId)).toBe(true);
  const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
  expect(texts.some((text) => text.includes('"contact_messages"'))).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/Harbour|harbour\.example|secret message/);
});

test('every log line of a request has its request id and trace id', async () => {
  await serve();
  await contact(await listen(), { traceparent: `00-${traceId}-${spanId}-01` });
  await expect.poll(() => lines.join('')).toContain('request answered');
  const line = lines.find((text) => text.includes('request answered')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ traceId, requestId: expect.any(String) });
  expect(line.match(/"traceId"/g)).toHaveLength(1);
});

test('a request without a valid traceparent starts a trace', async () => {
  await serve();
  const broken = [`00-${'0'.repeat(32)}-${spanId}-01`, `ff-${traceId}-${spanId}-01`, 'x'];
  for (const traceparent of broken)
    await served.app.inject({ url: '/healthz', headers: { traceparent } });
  const spans = await received();
  expect(spans).toHaveLength(3);
  expect(spans.some((span) => span.traceId === traceId || span.parentSpanId)).toBe(false);
});

test('sending a mail is a span without its recipient', async () => {
  await serve();
  await served.app.inject({
    method: 'POST',
    url: sendContactMessage.path,
    payload: {
      fullName: 'Mei of the Harbour',
      email: 'mei@harbour.example',
      phone: '+65 6000 0000',
      message: 'Hello',
    },
  });
  const failing = {
    local: false,
    send: async () => {
      throw Object.assign(new Error('mei@harbour.example is unknown'), { code: 'EENVELOPE' });
    },
  };
  expect(await deliverNext(served.context, { mail: failing, sms: failing })).toBe('retry');
  const sent = (await received()).find(({ name }) => name === 'send mail');
  expect(sent).toMatchObject({
    attributes: { lane: 'mail', 'error.type': 'EENVELOPE' },
    status: { code: 2 },
  });
  expect(sent?.parentSpanId).toBeUndefined();
  expect(JSON.stringify(sent)).not.toContain('harbour');
});

test.each([
  ['always_off', '1', 0],
  ['traceidratio', '0', 0],
  ['parentbased_always_off', '1', 0],
  ['parentbased_traceidratio', '1', 1],
  ['always_on', '0', 1],
])('the sampler %s with %s records %i', async (sampler, share, taken) => {
  await serve({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
  await served.app.inject('/healthz');
  expect(await received()).toHaveLength(taken);
});

test.runIf(isWhole)('an unavailable collector is logged and affects no request', async () => {
  await serve();
  await collector.close();
  expect((await served.app.inject('/healthz')).statusCode).toBe(200);
  await tracing.stop();
  expect(lines.join('')).toContain('traces could not be handed over');
});
