import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startServerProcess } from '#tests/support/server-process.ts';
import type { Run } from './measurement.ts';

export type Product = {
  url: string;
  stop(): Promise<void>;
  /** Ends the process without cleanup, as in a crash. */
  kill(): Promise<void>;
};

/** Rate limits have their own tests; here they would hide what is behind them. */
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
      ...['THINGS_PER_DAY', 'SESSIONS_PER_HOUR', 'AGENT_UNITS_PER_HOUR'],
    ].map((name) => [`SANDBOX_${name}`, '1000000']),
  ),
  // Simultaneous logins count as failed until they are verified.
  LOGIN_FREE_FAILURES: '1000000',
};

/** The built product, started like an operator would, on a free port; it ends with the run. */
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

/** The demo account of an embedded database. */
export async function demoAccount(dataDir: string): Promise<{ email: string; password: string }> {
  const kept: unknown = JSON.parse(await readFile(join(dataDir, 'demo-account.json'), 'utf8'));
  return z.parse(z.object({ email: z.string(), password: z.string() }), kept);
}

/** Accessible to other users: as root, PostgreSQL runs as another one. */
export async function temporaryFolder(run: Run): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nuntix-measured-'));
  run.onEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  return folder;
}
