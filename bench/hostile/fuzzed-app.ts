import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '#server/app.ts';
import { type Clock, type Context, systemClock } from '#server/context.ts';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed.ts';
import { readEnv } from '#server/env.ts';
import { ensureSampleHistory } from '#server/status/sample.ts';
import type { Run } from '../measurement.ts';
import { raisedLimits, temporaryFolder } from '../product.ts';

export type FuzzedApp = {
  app: FastifyInstance;
  context: Pick<Context, 'database' | 'env' | 'clock'>;
  clock: Clock;
};

type Started = { limits?: Record<string, string> } & Pick<AppParts, 'documentedApi'>;

/** The server in this process, with its own database; nothing listens. */
export async function startFuzzedApp(
  run: Run,
  { limits = raisedLimits, ...given }: Started = {},
): Promise<FuzzedApp> {
  const dataDir = await temporaryFolder(run);
  const cluster = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  run.onEnd(cluster.stop);
  const database = openDatabase(cluster.url);
  run.onEnd(() => closeDatabase(database));
  await migrate(database);
  await seed(database);
  await ensureSampleHistory({ database, clock: systemClock });
  const parts: AppParts = {
    env: readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...limits }),
    database,
    clock: systemClock,
    ...given,
    secret: ['a secret that only this run knows'],
    // Client and server share one thread here: its delays say nothing about the server.
    overload: { maxEventLoopDelayMs: 0, sampleIntervalMs: 1_000 },
  };
  const app = await buildApp(parts);
  run.onEnd(() => app.close());
  const { env, clock } = parts;
  return { app, context: { database, env, clock }, clock };
}
