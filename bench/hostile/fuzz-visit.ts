import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { lookUpCountry, recordEvent } from '#contract/visit.ts';
import { type FuzzOptions, madeInBatches } from '#tests/support/fuzz/batches.ts';
import type { FuzzReport } from '#tests/support/fuzz/fuzz-contact.ts';
import { asJson } from '#tests/support/fuzz/hostile-text.ts';

/** Random events; the same seed throws the same ones. */
export const fuzzEvents = (app: FastifyInstance, options: FuzzOptions): Promise<FuzzReport> =>
  throwAt(app, eventRequest, options, (body) => body.code === 0);

/** The country lookup takes no input, so what is random is everything around it. */
export const fuzzCountryLookup = (
  app: FastifyInstance,
  options: FuzzOptions,
): Promise<FuzzReport> => throwAt(app, lookupRequest, options, (body) => 'country' in body);

async function throwAt(
  app: FastifyInstance,
  requests: fc.Arbitrary<InjectOptions>,
  options: FuzzOptions,
  isAccepted: (body: Record<string, unknown>) => boolean,
): Promise<FuzzReport> {
  const report: FuzzReport = { runs: options.runs, accepted: 0, statuses: {} };
  for (const request of madeInBatches(requests, options)) {
    const reply = await app.inject(request);
    if (reply.statusCode >= 500)
      throw new Error(`${reply.statusCode} for ${JSON.stringify(request)}: ${reply.body}`);
    report.statuses[reply.statusCode] = (report.statuses[reply.statusCode] ?? 0) + 1;
    if (reply.statusCode === 200 && isAccepted(reply.json())) report.accepted += 1;
  }
  return report;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const lower = fc.string({
  unit: fc.constantFrom(...'abcdefghij0123456789-'),
  maxLength: 30,
});
const soundEvent = fc.record({
  name: lower.map((rest) => `e${rest}`),
  payload: fc.dictionary(
    lower.map((rest) => `k${rest}`),
    fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 100 }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
    ),
    { maxKeys: 8 },
  ),
});
const brokenEvent = fc.record(
  { name: fc.oneof(text, fc.anything()), payload: fc.anything() },
  { requiredKeys: [] },
);
const poisoned = fc.constantFrom(
  '{"name":"a","payload":{"__proto__":{"x":1}}}',
  '{"name":"a","payload":{"constructor":{"prototype":{}}}}',
  '{"name":"a","payload":{"a":1e400}}',
  `{"name":"a","payload":${'['.repeat(4_000)}`,
);
const eventRequest: fc.Arbitrary<InjectOptions> = fc
  .oneof(
    { weight: 5, arbitrary: soundEvent.map(asJson) },
    { weight: 3, arbitrary: brokenEvent.map(asJson) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: poisoned },
  )
  .map((payload) => ({
    method: recordEvent.method,
    url: recordEvent.path,
    headers: { 'content-type': 'application/json' },
    payload,
  }));

const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
const lookupRequest: fc.Arbitrary<InjectOptions> = fc
  .record({
    query: text,
    country: headerText,
    forwarded: fc.oneof(headerText, fc.ipV4(), fc.ipV6()),
    address: fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
  })
  .map(({ query, country, forwarded, address }) => ({
    method: lookUpCountry.method,
    url: `${lookUpCountry.path}?${encodeURIComponent(query.toWellFormed())}`,
    headers: { 'cf-ipcountry': country, 'x-forwarded-for': forwarded, 'accept-language': country },
    remoteAddress: address,
  }));
