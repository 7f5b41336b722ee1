import { sandboxPath } from '#contract/practice.ts';
import type { Env } from './env.ts';

/** Where programs send their calls: a host of its own, or a path of this one. */
export const sandboxOrigin = ({ sandbox, publicUrl }: Env): string =>
  sandbox.url ?? publicUrl + sandboxPath;
