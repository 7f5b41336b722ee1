import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningEmbedded } from '#server/db/embedded.ts';
import { timeouts } from '#tests/timeouts.ts';
import { gatewayTokens } from './gateway-tokens.ts';
import { startServerProcess } from './server-process.ts';

export type Site = {
  url: string;
  /** The public address of the product: passkeys are bound to a host name, not to an IP address. */
  publicUrl: string;
  databaseUrl: string;
  stop(): Promise<void>;
};

/** All journeys of a worker come from one address; rate limits have their own tests. */
const raisedLimits = Object.fromEntries(
  [
    ...['CONTACT_PER_HOUR', 'EVENTS_PER_HOUR', 'SIGN_UPS_PER_HOUR', 'LOGINS_PER_MINUTE'],
    ...['LOOKUPS_PER_HOUR', 'RESET_MAILS_PER_HOUR', 'CODE_TRIES_PER_MINUTE', 'CAPTCHA_PER_HOUR'],
    ...['TEXTS_PER_HOUR', 'TEXTS_PER_PREFIX_AND_DAY'],
  ].map((name) => [`LIMIT_${name}`, '10000']),
);

/** The product itself, started like an operator would, on a free port with its own data folder. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-site-'));
  // As root PostgreSQL runs as another user, who must have access.
  await chmod(dataDir, 0o755);
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    LIMIT_REQUESTS_PER_MINUTE: '100000',
    LIMIT_CPU_MS_PER_MINUTE: '100000',
    // A busy machine must not influence a journey.
    LIMIT_DELAY_MS: '0',
    LIMIT_CALL_MS: String(timeouts.expectMs),
    SANDBOX_SESSIONS_PER_HOUR: '10000',
    // A gateway is connected once it has read: journeys about it store its receipt.
    GATEWAY_TOKEN: gatewayTokens.GATEWAY_TOKEN,
    ...raisedLimits,
    ...settings,
  }).catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  const databaseUrl = await runningEmbedded(dataDir);
  if (!databaseUrl) throw new Error('The server runs without its own database.');
  const { port } = new URL(server.url);
  return {
    url: `http://127.0.0.1:${port}`,
    publicUrl: server.url,
    databaseUrl,
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      await removeData();
    },
  };
}
