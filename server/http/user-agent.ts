import type { FastifyRequest } from 'fastify';

const longest = 300;

/** The browser's name as the list of logins shows it. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longest)
    .toWellFormed();
