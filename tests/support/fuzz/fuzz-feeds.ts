import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type FeedFormat, feedPath, jsonPaths, oneClickPath } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import { wellKnownPaths } from '#content/well-known.ts';
import { locales } from '#contract/locale.ts';
import { type FuzzOptions, madeInBatches } from './batches.ts';
import type { FuzzReport } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';

/** Sends random requests to feeds, badges, status files and unsubscribing. */
export async function fuzzFeeds(app: FastifyInstance, options: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { runs: options.runs, reached: 0, statuses: {} };
  for (const request of madeInBatches(requests, options)) {
    const { statusCode, body } = await app.inject(request);
    if (statusCode >= 500) throw new Error(`${statusCode} for ${JSON.stringify(request)}: ${body}`);
    report.statuses[statusCode] = (report.statuses[statusCode] ?? 0) + 1;
    if (statusCode < 400) report.reached += 1;
  }
  return report;
}

const formats: FeedFormat[] = ['rss', 'atom', 'calendar', 'badge'];
const inPath = anyText.map((text) => encodeURIComponent(text.toWellFormed()));
const slug = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...statusServices.map((service) => service.slug)) },
  { weight: 1, arbitrary: inPath },
);

const address = fc.oneof(
  fc.constantFrom(...Object.values(jsonPaths), ...Object.values(wellKnownPaths)),
  fc
    .tuple(fc.constantFrom(...formats), fc.constantFrom(...locales))
    .map(([format, locale]) => feedPath(format, locale)),
  fc
    .tuple(fc.constantFrom(...formats), fc.constantFrom(...locales), slug)
    .map(([format, locale, name]) => feedPath(format, locale, name)),
  fc.oneof(fc.uuid(), inPath).map((token) => `${oneClickPath}?token=${token}`),
);

const header = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });

const requests = fc
  .record({
    url: fc
      .tuple(address, fc.oneof(fc.constant(''), inPath))
      .map(([path, rest]) => (rest && !path.includes('?') ? `${path}?${rest}` : path + rest)),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET' as const) },
      { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'OPTIONS') },
    ),
    known: header,
    accepted: header,
    language: header,
  })
  .map(({ url, method, known, accepted, language }) => ({
    ...{ url, method },
    headers: { 'if-none-match': known, accept: accepted, 'content-language': language },
  }));
