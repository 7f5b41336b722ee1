import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { migrationStatus } from '../db/migrate.ts';
import { secretProblem } from '../db/secret-fingerprints.ts';

const readyWithinMs = 1_000;

/**
 * For load balancers: `/healthz` says that the process lives, `/readyz` that it can serve. Returns
 * why it cannot, for whoever measures.
 */
export function registerHealth(
  app: FastifyInstance,
  context: Context,
  { isEnding, hasPages }: { isEnding(): boolean; hasPages(): boolean },
): () => Promise<string | undefined> {
  const options = { logLevel: 'warn', config: { rateLimit: false } } as const;
  const ready = readiness(context, hasPages);
  const findReason = async () => (isEnding() ? 'ending' : ready());

  // Whoever asks nobody whether it is ready reads the log.
  app.addHook('onListen', async () => void (await findReason()));

  // Kept open, a connection would be cut at the end, perhaps with the next request on its way.
  app.addHook('onSend', async (_, reply) => {
    if (isEnding()) reply.header('connection', 'close');
  });
  app.get('/healthz', { ...options, config: { ...options.config, ...calm } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', options, async (_, reply) => {
    const reason = await findReason();
    reply.header('cache-control', 'no-store').code(reason ? 503 : 200);
    return reason ? { status: 'unavailable', reason } : { status: 'ok' };
  });
  return findReason;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void;
  }
}

/** A busy process still lives: killing it would make matters worse. */
export const calm = { pressureHandler: () => undefined };

/** All that is missing, in one line; undefined when nothing is. */
function readiness(
  { database, secret, log }: Context,
  hasPages: () => boolean,
): () => Promise<string | undefined> {
  // Migrations only go forward: once this process saw all of its own, it need not look again.
  let migrated = false;
  let told: string | undefined;
  const check = async () => {
    await database.execute(sql`select 1`);
    migrated ||= (await migrationStatus(database)).pending.length === 0;
    if (!migrated) return 'migrations';
    const problem = await secretProblem(database, secret);
    // Once, and not with every question of a load balancer.
    if (problem && problem !== told) log.error(problem);
    told = problem;
    return problem && 'secret';
  };
  const checkInTime = async () => {
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
  return async () => {
    const reasons = [hasPages() ? undefined : 'pages', await checkInTime()];
    return reasons.filter((reason) => reason !== undefined).join(', ') || undefined;
  };
}
