import type { FastifyRequest } from 'fastify';
import type { KeptPage } from '../http/kept-page.ts';

/** Pages that are filled with what is known now, whenever somebody asks for them. */
export type FilledPage = {
  /** As a route: it may name a parameter. */
  route: string;
  /** The built page that stands in where there is nothing to fill in. */
  builtAt: string;
  /** Undefined where nothing is known just now, `not-found` where there is no such thing. */
  fill(request: FastifyRequest): Promise<KeptPage | 'not-found' | undefined>;
  /** Takes a form that no script sent, and answers where it leads; without it, back to the page. */
  takeForm?(request: FastifyRequest): Promise<string>;
};
