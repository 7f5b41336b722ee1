import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { unknownIncident } from '#content/prerender.ts';
import { incidentBase, incidentPath, pagePath } from '#content/site-map.ts';
import type { ServedPage, StatusDrawer } from '#content/status/served.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { type KeptPage, keepPage } from '../http/kept-page.ts';
import { answerHistory, answerServices } from './answers.ts';
import { answerIncident, answerOverview, answerRecord } from './overview.ts';
import { fillTemplate, type PageTemplate, readTemplate } from './page-template.ts';
import type { Reading } from './reading.ts';

/** What the site's own list of filled pages asks for. */
type FilledStatusPage = {
  route: string;
  builtAt: string;
  fill(request: FastifyRequest): Promise<KeptPage | 'not-found' | undefined>;
};

type Asked = { template: PageTemplate; locale: Locale; path: string };

/**
 * The status pages, filled with what is known: drawn once for all who ask between two readings.
 * Where the tables were never read, the built page is served and the browser asks by itself.
 */
export async function statusPages(
  buildDir: string,
  draw: StatusDrawer,
  read: () => Promise<Reading>,
): Promise<FilledStatusPage[]> {
  const template = async (path: string) =>
    readTemplate(await readFile(join(buildDir, 'client', path, 'index.html'), 'utf8'));

  const keep = (reading: Reading, { template, locale, path }: Asked, page: ServedPage) => {
    const known = reading.pages.get(path);
    if (known) return known;
    const drawn = draw({ locale, path, page });
    const kept = keepPage(fillTemplate(template, { drawn, page, locale, path }));
    reading.pages.set(path, kept);
    return kept;
  };

  const statusPage = async (locale: Locale) => {
    const path = pagePath('service-status', locale);
    const built = await template(path);
    return {
      route: path,
      builtAt: path,
      fill: whenKnown(read, (reading) => {
        const { board, now } = reading;
        const services = answerServices(board, now).data;
        const data = { services, overview: answerOverview(board, now).data };
        return keep(reading, { template: built, locale, path }, { kind: 'status', data });
      }),
    };
  };

  const recordPage = async (locale: Locale) => {
    const path = pagePath('service-status-record', locale);
    const built = await template(path);
    return {
      route: path,
      builtAt: path,
      fill: whenKnown(read, (reading, { query }: FastifyRequest) => {
        const { board, now } = reading;
        const service = board.services.find(({ id }) => String(id) === serviceIdOf(query));
        if (!service) return undefined;
        const asked = { template: built, locale, path: `${path}?serviceId=${service.id}` };
        const history = answerHistory(board, service.id, now).data;
        const data = { history, record: answerRecord(board, service, now).data };
        return keep(reading, asked, { kind: 'record', data });
      }),
    };
  };

  const incidentPage = async (locale: Locale) => {
    const builtAt = incidentPath(locale, unknownIncident);
    const built = await template(builtAt);
    return {
      route: `${incidentBase[locale]}/:id`,
      builtAt,
      fill: whenKnown(read, (reading, { url }: FastifyRequest) => {
        const id = decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? '');
        const incident = reading.board.incidents.find((known) => known.id === id);
        if (!incident) return 'not-found';
        const asked = { template: built, locale, path: incidentPath(locale, id) };
        const { data } = answerIncident(reading.board, incident, reading.now);
        return keep(reading, asked, { kind: 'incident', data });
      }),
    };
  };

  return Promise.all(
    locales.flatMap((locale) => [statusPage(locale), recordPage(locale), incidentPage(locale)]),
  );
}

type Filled = Promise<KeptPage> | 'not-found' | undefined;

const whenKnown =
  (read: () => Promise<Reading>, fill: (reading: Reading, request: FastifyRequest) => Filled) =>
  async (request: FastifyRequest) => {
    const reading = await read().catch(() => undefined);
    return reading && fill(reading, request);
  };

const serviceIdOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'serviceId' in query ? query.serviceId : undefined;
