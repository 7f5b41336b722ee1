import type { FastifyRequest } from 'fastify';

const longest = 300;

/** What the browser calls itself, as somebody will read it in the list of their logins. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longest)
    .toWellFormed();
