import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sendContactMessage } from '#contract/contact.ts';
import { type FuzzOptions, madeInBatches } from './batches.ts';
import { anyText, asJson } from './hostile-text.ts';

export type FuzzReport = {
  runs: number;
  /** How many the service took. */
  accepted: number;
  statuses: Record<number, number>;
};

/** Throws random bodies at the contact call; the same seed throws the same ones. */
export async function fuzzContact(app: FastifyInstance, options: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { runs: options.runs, accepted: 0, statuses: {} };
  for (const { body, language } of madeInBatches(request, options)) {
    const reply = await app.inject({
      method: 'POST',
      url: sendContactMessage.path,
      headers: { 'content-type': 'application/json', 'content-language': language },
      payload: body,
    });
    if (reply.statusCode >= 500 || !isEnvelope(reply.body))
      throw new Error(`${reply.statusCode} for ${body}: ${reply.body}`);
    report.statuses[reply.statusCode] = (report.statuses[reply.statusCode] ?? 0) + 1;
    if (reply.json().code === 0) report.accepted += 1;
  }
  return report;
}

const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });

const sound = fc.record({
  fullName: anyText.map((name) => `M${name}`.slice(0, 50)),
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
  phone: fc
    .string({ unit: fc.constantFrom(...'0123456789+-() \u0000\t'), maxLength: 40 })
    .map((digits) => `123456${digits}`),
  message: anyText.map((message) => `?${message}`.slice(0, 200)),
});
const broken = fc.record(
  {
    fullName: fc.anything(),
    email: fc.oneof(anyText, fc.emailAddress()),
    phone: anyText,
    message: fc.anything(),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 5, arbitrary: sound.map((fields) => JSON.stringify(fields)) },
  { weight: 3, arbitrary: broken.map(asJson) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: anyText },
);
const request = fc.record({ body, language: fc.constantFrom('EN', 'CN', 'xx', '') });

function isEnvelope(reply: string): boolean {
  const { code, msg } = JSON.parse(reply);
  return (code === 0 || typeof code === 'string') && typeof msg === 'string';
}
