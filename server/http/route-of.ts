import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files of the build have a route each; they are told apart by what they are alone. */
    servedAs?: ServedAs;
  }
}

export type ServedAs = 'page' | 'document' | 'asset' | 'file';

/** The pattern of a request's route: there are few, and none holds anything that somebody typed. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions.config?.servedAs ?? routeOptions.url ?? 'none';
