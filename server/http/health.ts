import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { migrationStatus } from '../db/migrate.ts';
import { secretProblem } from '../db/secret-fingerprints.ts';

const readyWithinMs = 1_000;

/**
 * Registers `/healthz` (the process runs) and `/readyz` (it can serve). Returns a function that
 * gives the reason why it cannot, for metrics.
 */
export function registerHealth(
  app: FastifyInstance,
  context: Context,
  { isEnding, hasPages }: { isEnding(): boolean; hasPages(): boolean },
): () => Promise<string | undefined> {
  const options = { logLevel: 'warn', config: { rateLimit: false } } as const;
  const ready = readiness(context, hasPages);
  const findReason = async () => (isEnding() ? 'ending' : ready());

  // Checks once at the start, so that the log has the reason even if nothing asks `/readyz`.
  app.addHook('onListen', async () => void (await findReason()));

  // A connection kept open would be cut when the process ends, perhaps with a request on its way.
  app.addHook('onSend', async (_, reply) => {
    if (isEnding()) reply.header('connection', 'close');
  });
  app.get(
    '/healthz',
    { ...options, config: { ...options.config, ...servedUnderOverload } },
    async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
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

/** Health checks are answered under overload too: killing a busy process would make it worse. */
export const servedUnderOverload = { pressureHandler: () => undefined };

/** Every reason in one line; undefined when the process is ready. */
function readiness(
  { database, secret, log }: Context,
  hasPages: () => boolean,
): () => Promise<string | undefined> {
  // Migrations only go forward: once all of its own are applied, they are not checked again.
  let migrated = false;
  let logged: string | undefined;
  const check = async () => {
    await database.execute(sql`select 1`);
    migrated ||= (await migrationStatus(database)).pending.length === 0;
    if (!migrated) return 'migrations';
    const problem = await secretProblem(database, secret);
    // Logged once per problem, not at every health check.
    if (problem && problem !== logged) log.error(problem);
    logged = problem;
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
