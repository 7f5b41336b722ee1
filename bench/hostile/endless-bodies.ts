import { unknownPath } from '#content/prerender.ts';
import { pageIds, pagePath } from '#content/site-map.ts';
import { wellKnownPaths } from '#content/well-known.ts';
import { locales } from '#contract/locale.ts';
import { serverPaths } from '#scripts/build/server-paths.ts';
import { sendEndlessly } from '#tests/support/endless-request.ts';
import { statusOf } from './raw-exchange.ts';
import type { AttackReport } from './run-attack.ts';

const bodyBytes = 8_000_000;
const atOnce = 10;
const types = ['application/json', 'multipart/form-data; boundary=x', undefined];

/** Sends an oversized body to every path: none of them may be read to its end. */
export async function runEndlessBodies(origin: string): Promise<AttackReport> {
  const port = Number(new URL(origin).port);
  const report: AttackReport = { name: 'endless bodies', sent: 0, answers: {}, complaints: [] };
  const waiting = (await requests()).values();
  const work = async () => {
    for (const request of waiting) {
      const text = await sendEndlessly({ port, bodyBytes, ...request });
      const answer = statusOf(text) ?? 'closed';
      report.sent += 1;
      report.answers[answer] = (report.answers[answer] ?? 0) + 1;
      const name = `${request.method} ${request.path}, ${request.form}, ${request.type}`;
      if (Number(answer) >= 500) report.complaints.push(`answered ${answer}: ${name}`);
      // The bytes after the body were answered as another request.
      if (text.split(/^HTTP\/1\.1 /m).length > 2)
        report.complaints.push(`read to its end: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}

async function requests() {
  const paths = new Set([
    ...(await serverPaths()),
    ...locales.flatMap((locale) => [
      ...pageIds.map((page) => pagePath(page, locale)),
      unknownPath[locale],
    ]),
    ...Object.values(wellKnownPaths),
    ...['/healthz', '/readyz', '/assets/none.js', '/sitemap.xml', '/document-en/none', '/%'],
  ]);
  return [...paths].flatMap((path) =>
    (['counted', 'chunked'] as const).flatMap((form) => [
      { method: 'GET', path, form },
      ...types.map((type) => ({ method: 'POST', path, form, ...(type && { type }) })),
    ]),
  );
}
