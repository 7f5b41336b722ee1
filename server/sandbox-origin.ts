import { sandboxPath } from '#contract/practice.ts';
import type { Env } from './env.ts';

/** The base address of sandbox calls: an origin of its own, or a path of the site. */
export const sandboxOrigin = ({ sandbox, publicUrl }: Env): string =>
  sandbox.url ?? publicUrl + sandboxPath;
