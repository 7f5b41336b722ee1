import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each file of the build has its own route; logs and metrics group them by kind. */
    servedAs?: ServedAs;
  }
}

export type ServedAs = 'page' | 'document' | 'asset' | 'file';

/**
 * The route pattern of a request, for logs and metrics: few values, none of them typed by a
 * visitor.
 */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions.config?.servedAs ?? routeOptions.url ?? 'none';
