import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { refusal } from '#contract/envelope.ts';
import { type FuzzOptions, madeInBatches } from './batches.ts';
import { anyText, asJson, poisonedBody } from './hostile-text.ts';

export type FuzzReport = {
  /** Number of requests: a tenth for calls without input. */
  runs: number;
  /** Number of requests that passed the contract and reached the use case. */
  reached: number;
  statuses: Record<number, number>;
};

export type FuzzTarget = {
  call: Call;
  /** Valid inputs, some of them for existing data. */
  sound: fc.Arbitrary<Record<string, unknown>>;
  token?: string;
  /** Headers and client address of the requests. */
  around?: fc.Arbitrary<Around>;
};

type Around = { headers?: Record<string, string>; remoteAddress?: string };

/** Sends random requests to a call; the same seed sends the same ones. */
export async function fuzzCall(
  app: FastifyInstance,
  { call, token, ...target }: FuzzTarget,
  options: FuzzOptions,
): Promise<FuzzReport> {
  const isRead = call.kind !== 'none' || target.around !== undefined;
  const runs = isRead ? options.runs : Math.ceil(options.runs / 10);
  const report: FuzzReport = { runs, reached: 0, statuses: {} };
  const waiting = madeInBatches(requestsTo(call, target), { ...options, runs });
  const sendAll = async () => {
    for (const request of waiting) {
      const reply = await app.inject({
        ...request,
        headers: { ...request.headers, ...(token && { usertoken: token }) },
      });
      if (isOurFault(reply.statusCode) || !isAnswer(call, reply.json()))
        throw new Error(`${reply.statusCode} for ${JSON.stringify(request)}: ${reply.body}`);
      report.statuses[reply.statusCode] = (report.statuses[reply.statusCode] ?? 0) + 1;
      if (isUnderstood(call, request)) report.reached += 1;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, sendAll));
  return report;
}

/** Some calls hash a password: the server computes two at a time. */
const sideBySide = 4;

/** Whether the contract accepts the input. */
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

/** A full queue answers 503 with `Retry-After`, which is not a fault. */
const isOurFault = (status: number): boolean => status >= 500 && status !== 503;

type Sent = Around & {
  method: 'GET' | 'POST';
  url: string;
  payload?: string;
};

function requestsTo(
  call: Call,
  { sound, around = fc.constant({}) }: Pick<FuzzTarget, 'sound' | 'around'>,
): fc.Arbitrary<Sent> {
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
    { weight: 1, arbitrary: fc.oneof(anyText, fc.json(), poisonedBody) },
  );
  return fc
    .record({ text: input, language: fc.constantFrom('EN', 'CN', 'xx', ''), more: around })
    .map(({ text, language, more }) => {
      const { headers, ...sent } = sentAs(call, text);
      return {
        ...{ ...sent, ...more },
        headers: { ...headers, 'content-language': language, ...more.headers },
      };
    });
}

function sentAs(call: Call, text: string): Sent {
  if (call.kind === 'query' || call.kind === 'none')
    return { method: call.method, url: `${call.path}?${encodeURI(text.toWellFormed())}` };
  const type = call.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method: call.method,
    url: call.path,
    payload: text,
    headers: { 'content-type': type },
  };
}

function encode(call: Call, fields: Record<string, unknown>): string {
  if (call.kind === 'json') return asJson(fields);
  const pairs = Object.entries(fields).map(([name, value]) => [name, asText(value)]);
  return new URLSearchParams(pairs).toString();
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : asJson(value)).toWellFormed();

/** The agreed reply, or a refusal with its code. */
const isAnswer = (call: Call, body: unknown): boolean =>
  z.safeParse(z.union([call.reply, refusal]), body).success;
