import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Env, SettingsError } from './env.ts';
import { keptFile, readKept } from './kept-file.ts';

/**
 * What keys are derived from; never used bare. While one replaces the other there are two: new
 * things are made with the first, and what was made with either is understood.
 */
export type AppSecret = readonly [first: string, ...second: string[]];

type Place = Pick<Env, 'production' | 'appSecret' | 'appSecretSecond' | 'dataDir'>;

/** The secret of the settings, or one that is made once and kept with the data. */
export const appSecret = async (env: Place): Promise<AppSecret> =>
  paired(
    env.appSecret ?? (await keptFile(pathIn(env), () => randomBytes(32).toString('base64url'))),
    env,
  );

/** For commands: one that they made themselves would open nothing. */
export async function knownAppSecret(env: Place): Promise<AppSecret> {
  const known = env.appSecret ?? (env.production ? undefined : await readKept(pathIn(env)));
  if (known === undefined)
    throw new SettingsError('This command needs APP_SECRET: set it as the server has it.');
  return paired(known, env);
}

/** A key of its own for each purpose, of the secret that new things are made with. */
export const keyFor = ([first]: AppSecret, purpose: string): Buffer => derive(first, purpose);

/** The keys that something may have been made with, the likeliest first. */
export const keysFor = (secret: AppSecret, purpose: string): Buffer[] =>
  secret.map((one) => derive(one, purpose));

const derive = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

const pathIn = ({ dataDir }: Place): string => join(dataDir, 'secret');

const paired = (first: string, { appSecretSecond: second }: Place): AppSecret =>
  second === undefined ? [first] : [first, second];
