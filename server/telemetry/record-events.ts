import type { FastifyInstance } from 'fastify';
import { secondMs } from '#contract/time-units.ts';
import { withCallTimeout } from '../call-timeout.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { type ServerEvent, serverEvents } from '../events.ts';
import { routeOf } from '../http/route-of.ts';
import type { Release } from '../release.ts';
import { createMeters, type Meters } from './meters.ts';
import { readingsOf } from './readings.ts';

/** The response to a scrape. */
export type MetricsPage = { contentType: string; write(): Promise<string> };

export type Watched = {
  release: Release;
  background: Database;
  /** When the service status was last read from the database. */
  boardReadAt(): Promise<Date>;
  /** The reason why `/readyz` answers 503; undefined if it answers 200. */
  notReady(): Promise<string | undefined>;
};

/** Measures all requests and events of an app. */
export function measureApp(
  app: FastifyInstance,
  context: Context,
  { release, background, boardReadAt, notReady }: Watched,
): MetricsPage {
  const meters = createMeters();
  meters.buildInfo.set({ version: release.version, release: release.hash }, 1);
  countRequests(app, meters);
  countServerEvents(app, meters);
  const pools = { calls: context.database, background };
  const read = cachedReadings(context, meters, boardReadAt);
  return {
    contentType: meters.registry.contentType,
    write: async () => {
      measurePools(pools, meters);
      await read();
      meters.ready.set((await notReady()) === undefined ? 1 : 0);
      return meters.registry.metrics();
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function countRequests(app: FastifyInstance, { requests }: Meters): void {
  app.addHook('onResponse', async (request, reply) => {
    const method = methods.has(request.method) ? request.method : 'other';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ route: routeOf(request), method, status }, reply.elapsedTime / secondMs);
  });
}

function countServerEvents(app: FastifyInstance, meters: Meters): void {
  const refused = ({ limit }: { limit: string }) => meters.limitRefused.inc({ limit });
  const handedOver = (facts: { lane: string; outcome: string }) => meters.outboxMessages.inc(facts);
  const answered = ({ product, code }: { product: string; code: number }) =>
    meters.sandboxCalls.inc({ product, code: codeClass(code) });
  const brought = (facts: { outcome: string }) => meters.callbacks.inc(facts);
  const reported = ({ rows, ...labels }: ServerEvent<'usage reported'>) =>
    meters.usageRows.inc(labels, rows);
  serverEvents
    .on('usage reported', reported)
    .on('limit refused', refused)
    .on('message handed over', handedOver)
    .on('sandbox answered', answered)
    .on('callback brought', brought);
  app.addHook('onClose', async () => {
    serverEvents
      .off('usage reported', reported)
      .off('limit refused', refused)
      .off('message handed over', handedOver)
      .off('sandbox answered', answered)
      .off('callback brought', brought);
  });
}

/** The first two digits of a documented code are its class. */
const codeClass = (code: number): string => (code === 0 ? '0' : `${Math.floor(code / 100)}xx`);

function measurePools(pools: Record<string, Database>, meters: Meters): void {
  for (const [pool, { $client }] of Object.entries(pools)) {
    const { totalCount, idleCount, waitingCount } = $client;
    meters.connections.set({ pool, state: 'in_use' }, totalCount - idleCount);
    meters.connections.set({ pool, state: 'idle' }, idleCount);
    meters.connectionsAwaited.set({ pool }, waitingCount);
  }
}

/** The database is read at most this often, whatever the number of scrapes. */
const cacheMs = 5 * secondMs;

/**
 * A reading that fails is left out instead of repeating its old value; `site_reading_up` shows it.
 */
function cachedReadings(
  context: Context,
  meters: Meters,
  boardReadAt: () => Promise<Date>,
): () => Promise<void> {
  const { clock, log } = context;
  const readings = readingsOf({ ...context, boardReadAt }, meters);
  let reading: Promise<unknown> = Promise.resolve();
  let readAtMs = Number.NEGATIVE_INFINITY;
  const readOne = async ({ name, read, forget }: (typeof readings)[number]) => {
    const isRead = await withCallTimeout('/metrics', read).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error, reading: name }, 'what is measured could not be read');
        forget();
        return false;
      },
    );
    meters.readingUp.set({ reading: name }, isRead ? 1 : 0);
  };
  return async () => {
    const nowMs = clock.now().getTime();
    if (nowMs - readAtMs >= cacheMs) {
      readAtMs = nowMs;
      reading = Promise.all(readings.map(readOne));
    }
    await reading;
  };
}
