import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startServerProcess } from '#tests/support/server-process.ts';
import type { Run } from './measurement.ts';

export type Product = {
  url: string;
  stop(): Promise<void>;
  /** As a crash would: nothing is put in order first. */
  kill(): Promise<void>;
};

/** The limits' own tests show that they hold; here they would only hide what lies behind them. */
export const raisedLimits: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['REQUESTS_PER_MINUTE', 'CPU_MS_PER_MINUTE', 'CONTACT_PER_HOUR', 'EVENTS_PER_HOUR'],
      ...['SIGN_UPS_PER_HOUR', 'ACTIVATION_MAILS_PER_DAY', 'LOGINS_PER_MINUTE'],
      ...['LOOKUPS_PER_HOUR', 'EMPLOYEES'],
      ...['RESET_MAILS_PER_HOUR', 'CODE_TRIES_PER_MINUTE', 'TEXTS_PER_HOUR', 'CAPTCHA_PER_HOUR'],
      ...['SUBSCRIPTIONS_PER_HOUR', 'SUBSCRIPTION_MAILS_PER_DAY'],
    ].map((name) => [`LIMIT_${name}`, '1000000']),
  ),
  ...Object.fromEntries(
    [
      ...['REQUESTS_PER_10_SECONDS', 'REQUESTS_PER_DAY', 'REQUESTS_PER_MINUTE'],
      ...['THINGS_PER_DAY', 'SESSIONS_PER_HOUR'],
    ].map((name) => [`SANDBOX_${name}`, '1000000']),
  ),
  // Logins at once count as failed until each is known to be right.
  LOGIN_FREE_FAILURES: '1000000',
};

/** The built product, as an operator would start it, on a free port; it ends with the run. */
export async function startProduct(
  run: Run,
  settings: Record<string, string> = {},
): Promise<Product> {
  const server = await startServerProcess({
    DATA_DIR: settings.DATA_DIR ?? (await temporaryFolder(run)),
    LOG_LEVEL: 'error',
    ...raisedLimits,
    ...settings,
  });
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    await server.ended;
  };
  run.onEnd(() => end('SIGTERM'));
  return {
    url: `http://127.0.0.1:${new URL(server.url).port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** The account that comes with an embedded database. */
export async function demoAccount(dataDir: string): Promise<{ email: string; password: string }> {
  const kept: unknown = JSON.parse(await readFile(join(dataDir, 'demo-account.json'), 'utf8'));
  return z.parse(z.object({ email: z.string(), password: z.string() }), kept);
}

/** As root PostgreSQL runs as another user, who must be able to enter. */
export async function temporaryFolder(run: Run): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nuntix-measured-'));
  run.onEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  return folder;
}
