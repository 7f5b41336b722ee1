import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FeedFormat, feedPath, jsonPaths, oneClickPath } from '#content/status/feeds.ts';
import { mailedLinkPath } from '#content/status/mailed-link.ts';
import { accept } from '#contract/envelope.ts';
import { type Locale, locales } from '#contract/locale.ts';
import * as contract from '#contract/status.ts';
import type { Context } from '../context.ts';
import { type CachedResponse, cacheReply, sendCached } from '../http/cached-response.ts';
import { AppError } from '../http/errors.ts';
import { registerCall } from '../http/register-call.ts';
import { answerHistory, answerServices } from './answers.ts';
import type { BoardService } from './board.ts';
import { registerOneClick } from './one-click.ts';
import { answerIncident, answerOverview, answerRecord } from './overview.ts';
import { type Reading, renderOnce, startReadings } from './reading.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscriptions.ts';
import { writeFeed, writeJson } from './write-feed.ts';

type Read = () => Promise<Reading>;

/** Returns the function that reads the board, for the pages. */
export function registerStatus(app: FastifyInstance, context: Context): Read {
  const read = startReadings(context);
  registerReading(app, context, read);
  registerFeeds(app, context, read);
  registerSubscriptions(app, context);
  return read;
}

function registerReading(app: FastifyInstance, context: Context, read: Read): void {
  registerCall(app, context, contract.listServices, async () => {
    const reading = await read();
    return renderOnce(reading, 'services', () =>
      cacheReply(contract.listServices, answerServices(reading.board, reading.now)),
    );
  });

  registerCall(app, context, contract.listServiceHistory, async ({ serviceId }) => {
    const reading = await read();
    requireService(reading, serviceId);
    return renderOnce(reading, `history ${serviceId}`, () =>
      cacheReply(contract.listServiceHistory, answerHistory(reading.board, serviceId, reading.now)),
    );
  });

  registerCall(app, context, contract.overviewServices, async () => {
    const reading = await read();
    return renderOnce(reading, 'overview', () =>
      cacheReply(contract.overviewServices, answerOverview(reading.board, reading.now)),
    );
  });

  registerCall(app, context, contract.readServiceRecord, async ({ serviceId }) => {
    const reading = await read();
    const service = requireService(reading, serviceId);
    return renderOnce(reading, `record ${serviceId}`, () =>
      cacheReply(contract.readServiceRecord, answerRecord(reading.board, service, reading.now)),
    );
  });

  registerCall(app, context, contract.readIncident, async ({ id }) => {
    const reading = await read();
    const incident = reading.board.incidents.find((known) => known.id === id);
    if (!incident) throw new AppError('status.incident');
    return renderOnce(reading, `incident ${id}`, () =>
      cacheReply(contract.readIncident, answerIncident(reading.board, incident, reading.now)),
    );
  });
}

function requireService({ board }: Reading, serviceId: number): BoardService {
  const service = board.services.find(({ id }) => id === serviceId);
  if (!service) throw new AppError('status.service');
  return service;
}

function registerFeeds(app: FastifyInstance, { env }: Context, read: Read): void {
  const send = (request: FastifyRequest, reply: FastifyReply, kept: CachedResponse) =>
    sendCached(request, reply.headers(openToAll), kept);

  for (const [name, path] of Object.entries(jsonPaths))
    app.get(path, async (request, reply) => {
      const reading = await read();
      return send(
        request,
        reply,
        renderOnce(reading, path, () => writeJson(name, reading, env)),
      );
    });

  const serve = (format: FeedFormat, locale: Locale, path: string) =>
    app.get<{ Params: { slug?: string } }>(path, async (request, reply) => {
      const reading = await read();
      const { slug } = request.params;
      const service = reading.board.services.find((known) => known.slug === slug);
      if (slug !== undefined && !service) throw new AppError('not-found');
      const kept = renderOnce(reading, `${path} ${slug}`, () =>
        writeFeed(reading, { format, locale, service, origin: env.publicUrl }),
      );
      return send(request, reply, kept);
    });

  for (const locale of locales) {
    for (const format of ['rss', 'atom', 'calendar'] as const) {
      serve(format, locale, feedPath(format, locale));
      serve(format, locale, feedPath(format, locale, ':slug'));
    }
    serve('badge', locale, feedPath('badge', locale, ':slug'));
  }
}

/** Headers for responses that other sites and programs may read. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

function registerSubscriptions(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.subscribe, async (wanted, caller) => {
    await subscribe(context, caller, wanted);
    return accept(null);
  });
  registerCall(app, context, contract.confirmSubscription, async ({ token }) => {
    await confirmSubscription(context, token);
    return accept(null);
  });
  registerCall(app, context, contract.unsubscribe, async ({ token }) => {
    await unsubscribe(context, token);
    return accept(null);
  });
  registerOneClick(app, oneClickPath, {
    pageOf: (token) => mailedLinkPath('unsubscribe', 'en', token),
    unsubscribe: (token) => unsubscribe(context, token),
  });
}
