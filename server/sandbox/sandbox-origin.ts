import type { Env } from '../env.ts';

/** The same server, so far as it plays the API. */
export const sandboxPath = '/sandbox';

/** Where calls to the sandbox go, and links in its answers lead. */
export const sandboxOrigin = ({ publicUrl }: Env): string => publicUrl + sandboxPath;
