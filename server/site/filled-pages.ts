import type { FastifyRequest } from 'fastify';
import type { CachedPage } from '../http/cached-page.ts';

/** A built page that the server fills with current data at each request. */
export type FilledPage = {
  /** A Fastify route, possibly with a parameter. */
  route: string;
  /** The built page, served where there is no data. */
  builtAt: string;
  /** Undefined if no data is available now, `not-found` if the subject does not exist. */
  fill(request: FastifyRequest): Promise<CachedPage | 'not-found' | undefined>;
  /**
   * Handles a form sent without JavaScript and returns the path to redirect to; without it, the
   * page itself.
   */
  takeForm?(request: FastifyRequest): Promise<string>;
};
