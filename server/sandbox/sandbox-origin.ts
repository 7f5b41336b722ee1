import type { Env } from '../env.ts';

/** The same server, so far as it plays the API. */
export const sandboxPath = '/sandbox';

/** Where calls to the sandbox go: a host of its own, or a path of this one. */
export const sandboxOrigin = ({ sandbox, publicUrl }: Env): string =>
  sandbox.url ?? publicUrl + sandboxPath;

/** The same, for a page that this server has served, under whatever name it was reached. */
export const sandboxFromPages = ({ sandbox }: Env): string => sandbox.url ?? sandboxPath;
