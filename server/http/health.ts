import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { migrationStatus } from '../db/migrate.ts';

const readyWithinMs = 1_000;

/** For load balancers: `/healthz` says that the process lives, `/readyz` that it can serve. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  const options = { logLevel: 'warn', config: { rateLimit: false } } as const;
  const isReady = readiness(context);

  app.get('/healthz', { ...options, config: { ...options.config, ...calm } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', options, async (_, reply) => {
    const reason = await isReady();
    reply.header('cache-control', 'no-store').code(reason ? 503 : 200);
    return reason ? { status: 'unavailable', reason } : { status: 'ok' };
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void;
  }
}

/** A busy process still lives: killing it would make matters worse. */
export const calm = { pressureHandler: () => undefined };

function readiness({ database, log }: Context): () => Promise<string | undefined> {
  // Migrations only go forward: once this process saw all of its own, it need not look again.
  let migrated = false;
  const check = async () => {
    await database.execute(sql`select 1`);
    migrated ||= (await migrationStatus(database)).pending.length === 0;
    return migrated ? undefined : 'migrations';
  };
  return async () => {
    const deadline = Promise.withResolvers<string>();
    const timer = setTimeout(() => deadline.resolve('database'), readyWithinMs);
    try {
      return await Promise.race([check(), deadline.promise]);
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return 'database';
    } finally {
      clearTimeout(timer);
    }
  };
}
