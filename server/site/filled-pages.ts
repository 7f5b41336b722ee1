import type { FastifyRequest } from 'fastify';
import type { CachedPage } from '../http/cached-page.ts';

/** A built page that the server fills with current data at each request. */
export type FilledPage = {
  /** A Fastify route, possibly with a parameter. */
  route: string;
  /** The built page, served where there is no data. */
  builtAt: string;
  /**
   * Undefined if there is nothing to fill in now, `not-found` if the subject does not exist, or
   * where to redirect to.
   */
  fill(
    request: FastifyRequest,
  ): Promise<CachedPage | 'not-found' | { location: string } | undefined>;
  /** Handles a form sent without JavaScript; without it, every form leads to the page itself. */
  takeForm?(request: FastifyRequest): Promise<CachedPage | { location: string }>;
};
