import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { keptFile } from './kept-file.ts';

/** The secret of the settings, or one that is made once and kept with the data. */
export const appSecret = async (env: Pick<Env, 'appSecret' | 'dataDir'>): Promise<string> =>
  env.appSecret ??
  keptFile(join(env.dataDir, 'secret'), () => randomBytes(32).toString('base64url'));
