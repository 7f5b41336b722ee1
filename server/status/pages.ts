import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { unknownIncident } from '#content/prerender.ts';
import { incidentBase, incidentPath, pagePath } from '#content/site-map.ts';
import { mailedLinkIn, mailedLinkPath, outcomeQuery } from '#content/status/mailed-link.ts';
import type { ServedPage, StatusDrawer, SubscriptionPageData } from '#content/status/served.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { Context } from '../context.ts';
import { type CachedPage, cachePage } from '../http/cached-page.ts';
import { answerHistory, answerServices } from './answers.ts';
import { answerIncident, answerOverview, answerRecord } from './overview.ts';
import { fillTemplate, type PageTemplate, readTemplate } from './page-template.ts';
import type { Reading } from './reading.ts';
import { readSubscriptionPage, takeSubscriptionForm } from './subscription-page.ts';

/** What the site serves for a rendered page. */
type FilledStatusPage = {
  route: string;
  builtAt: string;
  fill(
    request: FastifyRequest,
  ): Promise<CachedPage | 'not-found' | { location: string } | undefined>;
  takeForm?(request: FastifyRequest): Promise<CachedPage | { location: string }>;
};

type Target = { template: PageTemplate; locale: Locale; path: string };

/**
 * Status pages with the current board, rendered once per reading. Before the first reading the
 * built page is served and the browser fetches the data.
 */
export async function statusPages(
  context: Context,
  buildDir: string,
  draw: StatusDrawer,
  read: () => Promise<Reading>,
): Promise<FilledStatusPage[]> {
  const template = async (path: string) =>
    readTemplate(await readFile(join(buildDir, 'client', path, 'index.html'), 'utf8'));

  const keep = (reading: Reading, { template, locale, path }: Target, page: ServedPage) => {
    const known = reading.pages.get(path);
    if (known) return known;
    const drawn = draw({ locale, path, page });
    const rendered = cachePage(fillTemplate(template, { drawn, page, locale, path }));
    reading.pages.set(path, rendered);
    return rendered;
  };

  const statusPage = async (locale: Locale) => {
    const path = pagePath('service-status', locale);
    const built = await template(path);
    const fill = whenKnown(read, (reading) => {
      const { board, now } = reading;
      const services = answerServices(board, now).data;
      const data = { services, overview: answerOverview(board, now).data };
      return keep(reading, { template: built, locale, path }, { kind: 'status', data });
    });
    return {
      route: path,
      builtAt: path,
      fill: async (request: FastifyRequest) => {
        // Mails of earlier releases link to this page.
        const link = mailedLinkIn(request.url.split('?')[1] ?? '');
        return link
          ? { location: mailedLinkPath(link.kind, locale, encodeURIComponent(link.token)) }
          : fill(request);
      },
    };
  };

  const subscribePage = async (locale: Locale) => {
    const path = pagePath('service-status-subscribe', locale);
    const built = await template(path);
    /** It holds a mail address, or the URL a token: nothing may cache it. */
    const render = async (data: SubscriptionPageData) => {
      const page: ServedPage = { kind: 'subscription', data };
      const drawn = draw({ locale, path, page });
      const rendered = await cachePage(fillTemplate(built, { drawn, page, locale, path }));
      return { ...rendered, etag: undefined };
    };
    return {
      route: path,
      builtAt: path,
      fill: async (request: FastifyRequest) => {
        const data = await readSubscriptionPage(context, request);
        return data && render(data);
      },
      takeForm: async (request: FastifyRequest) => {
        const result = await takeSubscriptionForm(context, request, locale);
        if (!result) return { location: request.url };
        if ('page' in result) return render(result.page);
        return 'outcome' in result
          ? { location: path + outcomeQuery(result.outcome) }
          : { location: mailedLinkPath(result.kind, locale, result.token) };
      },
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
        const target = { template: built, locale, path: `${path}?serviceId=${service.id}` };
        const history = answerHistory(board, service.id, now).data;
        const data = { history, record: answerRecord(board, service, now).data };
        return keep(reading, target, { kind: 'record', data });
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
        const target = { template: built, locale, path: incidentPath(locale, id) };
        const { data } = answerIncident(reading.board, incident, reading.now);
        return keep(reading, target, { kind: 'incident', data });
      }),
    };
  };

  return Promise.all(
    locales.flatMap((locale) => [
      statusPage(locale),
      subscribePage(locale),
      recordPage(locale),
      incidentPage(locale),
    ]),
  );
}

type Filled = Promise<CachedPage> | 'not-found' | undefined;

const whenKnown =
  (read: () => Promise<Reading>, fill: (reading: Reading, request: FastifyRequest) => Filled) =>
  async (request: FastifyRequest) => {
    const reading = await read().catch(() => undefined);
    return reading && fill(reading, request);
  };

const serviceIdOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'serviceId' in query ? query.serviceId : undefined;
