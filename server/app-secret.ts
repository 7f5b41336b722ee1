import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Env, SettingsError } from './env.ts';
import { ensurePrivateFile, readPrivateFile } from './private-file.ts';

/**
 * The secrets that keys are derived from, never used directly. During a rotation there are two: the
 * first encrypts and signs, both decrypt and verify.
 */
export type AppSecret = readonly [first: string, ...second: string[]];

type Place = Pick<Env, 'production' | 'appSecret' | 'appSecretSecond' | 'dataDir'>;

/** The configured secret, or one generated once and stored in the data folder. */
export const appSecret = async (env: Place): Promise<AppSecret> =>
  paired(
    env.appSecret ??
      (await ensurePrivateFile(pathIn(env), () => randomBytes(32).toString('base64url'))),
    env,
  );

/** For commands, which must not generate a secret: it would decrypt nothing. */
export async function knownAppSecret(env: Place): Promise<AppSecret> {
  const known = env.appSecret ?? (env.production ? undefined : await readPrivateFile(pathIn(env)));
  if (known === undefined)
    throw new SettingsError('This command needs APP_SECRET: set it as the server has it.');
  return paired(known, env);
}

/** The key of a purpose, derived from the first secret. */
export const keyFor = ([first]: AppSecret, purpose: string): Buffer => derive(first, purpose);

/** The keys of a purpose that data may have been made with, the most likely first. */
export const keysFor = (secret: AppSecret, purpose: string): Buffer[] =>
  secret.map((one) => derive(one, purpose));

const derive = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

const pathIn = ({ dataDir }: Place): string => join(dataDir, 'secret');

const paired = (first: string, { appSecretSecond: second }: Place): AppSecret =>
  second === undefined ? [first] : [first, second];
