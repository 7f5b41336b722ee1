import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sendContactMessage } from '#contract/contact.ts';

export type FuzzReport = {
  runs: number;
  /** How many the service took. */
  accepted: number;
  statuses: Record<number, number>;
};

/** Throws random bodies at the contact call; the same seed throws the same ones. */
export async function fuzzContact(
  app: FastifyInstance,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { runs, accepted: 0, statuses: {} };
  for (const { body, language } of requests(runs, seed)) {
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

/** Made in batches: making ten thousand at once would hold up the server that answers them. */
function* requests(runs: number, seed: number) {
  for (let made = 0; made < runs; made += batchSize)
    yield* fc.sample(request, { numRuns: Math.min(batchSize, runs - made), seed: seed + made });
}

const batchSize = 50;

/** Characters that have broken databases, mail headers and markup before. */
const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\udc00',
  '\r\n',
  '\u2028',
  '\u202e',
  '😀',
  "'; drop table contact_messages; --",
  '<script>',
  '#{1}',
  '\\',
  '\u200b',
  'é',
  '王',
  '%s',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.oneof(nasty, fc.string({ maxLength: 5 })), { maxLength: 12 })
    .map((parts) => parts.join('')),
);
const word = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 2, maxLength: 12 });

const sound = fc.record({
  fullName: text.map((name) => `M${name}`.slice(0, 50)),
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
  phone: fc
    .string({ unit: fc.constantFrom(...'0123456789+-() \u0000\t'), maxLength: 40 })
    .map((digits) => `123456${digits}`),
  message: text.map((message) => `?${message}`.slice(0, 200)),
});
const broken = fc.record(
  {
    fullName: fc.anything(),
    email: fc.oneof(text, fc.emailAddress()),
    phone: text,
    message: fc.anything(),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 5, arbitrary: sound.map((fields) => JSON.stringify(fields)) },
  { weight: 3, arbitrary: broken.map(asJson) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
);
const request = fc.record({ body, language: fc.constantFrom('EN', 'CN', 'xx', '') });

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // Big integers and circles have no JSON.
    return '{}';
  }
}

function isEnvelope(reply: string): boolean {
  const { code, msg } = JSON.parse(reply);
  return (code === 0 || typeof code === 'string') && typeof msg === 'string';
}
