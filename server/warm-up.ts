import type { FastifyInstance } from 'fastify';

/**
 * Requests pages and calls before the first visitor does, so that lazy loading, rendering and
 * connecting have happened. They are not logged, and refusals do not matter.
 */
export async function warmUp(app: FastifyInstance, paths: readonly string[]): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  for (const url of paths) await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  app.log.level = level;
}
