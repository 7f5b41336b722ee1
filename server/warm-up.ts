import type { FastifyInstance } from 'fastify';

/**
 * Asks for these pages and calls before any visitor does: what is loaded, drawn, compiled or
 * connected at first use is then there. They are not in the log, and a refusal does not matter.
 */
export async function warmUp(app: FastifyInstance, paths: readonly string[]): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  for (const url of paths) await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  app.log.level = level;
}
