import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';

export type FuzzReport = {
  runs: number;
  /** How many had an input that the contract lets through, so that a service saw them. */
  reached: number;
  statuses: Record<number, number>;
};

export type FuzzTarget = {
  call: Call;
  /** Inputs of the right shape, some of them for things that exist. */
  sound: fc.Arbitrary<Record<string, unknown>>;
  token?: string;
};

/** Throws random requests at a call; the same seed throws the same ones. */
export async function fuzzCall(
  app: FastifyInstance,
  { call, sound, token }: FuzzTarget,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { runs, reached: 0, statuses: {} };
  const waiting = requests(call, sound, runs, seed);
  const sendAll = async () => {
    for (const request of waiting) {
      const reply = await app.inject({
        ...request,
        headers: { ...request.headers, ...(token && { usertoken: token }) },
      });
      if (isOurFault(reply.statusCode) || !isEnvelope(reply.body))
        throw new Error(`${reply.statusCode} for ${JSON.stringify(request)}: ${reply.body}`);
      report.statuses[reply.statusCode] = (report.statuses[reply.statusCode] ?? 0) + 1;
      if (isUnderstood(call, request)) report.reached += 1;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, sendAll));
  return report;
}

/** Some calls hash a password: two at a time is what the server does. */
const sideBySide = 4;

/** Whether the contract lets it through to the service. */
function isUnderstood(call: Call, { url, payload = '' }: Sent): boolean {
  const text = payload || (url.split('?')[1] ?? '');
  if (call.kind === 'none') return true;
  if (call.kind !== 'json')
    return z.safeParse(call.input, Object.fromEntries(new URLSearchParams(text))).success;
  try {
    return z.safeParse(call.input, JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** A queue that is full says 503 with a time to come back, which is no fault. */
const isOurFault = (status: number): boolean => status >= 500 && status !== 503;

type Sent = {
  method: 'GET' | 'POST';
  url: string;
  payload?: string;
  headers: Record<string, string>;
};

/** Made in batches: making ten thousand at once would hold up the server that answers them. */
function* requests(
  call: Call,
  sound: FuzzTarget['sound'],
  runs: number,
  seed: number,
): Generator<Sent> {
  const request = requestsTo(call, sound);
  for (let made = 0; made < runs; made += batchSize)
    yield* fc.sample(request, { numRuns: Math.min(batchSize, runs - made), seed: seed + made });
}

const batchSize = 50;

/** Characters that have broken databases, mail headers and markup before. */
const nasty = fc.constantFrom(
  ...[
    '\u0000',
    '\ud800',
    '\udc00',
    '\r\n',
    '\u2028',
    '\u202e',
    '😀',
    "'; drop table customers; --",
  ],
  ...['<script>', '#{1}', '\\', '\u200b', 'é', '王', '%s', '%00', '%', '&', '=', '+', '__proto__'],
);

export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.oneof(nasty, fc.string({ maxLength: 5 })), { maxLength: 12 })
    .map((parts) => parts.join('')),
);

function requestsTo(call: Call, sound: FuzzTarget['sound']): fc.Arbitrary<Sent> {
  const broken = sound.chain((fields) =>
    fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          fc.oneof(fc.constant(value), anyText, fc.anything()),
        ]),
      ),
      { requiredKeys: [] },
    ),
  );
  const input = fc.oneof(
    { weight: 6, arbitrary: sound.map((fields) => encode(call, fields)) },
    { weight: 3, arbitrary: broken.map((fields) => encode(call, fields)) },
    { weight: 1, arbitrary: anyText },
  );
  return fc
    .record({ input, language: fc.constantFrom('EN', 'CN', 'xx', '') })
    .map(({ input: text, language }) => sentAs(call, text, language));
}

function sentAs(call: Call, text: string, language: string): Sent {
  const headers = { 'content-language': language };
  if (call.kind === 'query' || call.kind === 'none')
    return { method: call.method, url: `${call.path}?${encodeURI(text.toWellFormed())}`, headers };
  const type = call.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method: call.method,
    url: call.path,
    payload: text,
    headers: { ...headers, 'content-type': type },
  };
}

function encode(call: Call, fields: Record<string, unknown>): string {
  if (call.kind === 'json') return asJson(fields);
  const pairs = Object.entries(fields).map(([name, value]) => [name, asText(value)]);
  return new URLSearchParams(pairs).toString();
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : asJson(value)).toWellFormed();

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // Big integers and circles have no JSON.
    return '{}';
  }
}

function isEnvelope(reply: string): boolean {
  const { code } = JSON.parse(reply);
  return code === 0 || typeof code === 'string';
}
