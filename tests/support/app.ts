import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '#server/app.ts';
import { appSecret } from '#server/app-secret.ts';
import type { Context } from '#server/context.ts';
import { storePublicAddress } from '#server/db/public-address.ts';
import { takeFirstFingerprint } from '#server/db/secret-fingerprints.ts';
import { readEnv } from '#server/env.ts';
import { testMemoryKib } from './accounts.ts';
import { openApps } from './open-apps.ts';
import { pooledDatabase, restore } from './pooled-database.ts';

export type TestClock = { now(): Date; advance(byMs: number): void; reset(): void };

/** Stands still until it is advanced; `now` is this machine's running clock. */
function testClock(start = '2026-03-01T09:30:00Z'): TestClock {
  const nothing = () => undefined;
  if (start === 'now') return { now: () => new Date(), advance: nothing, reset: nothing };
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advance: (byMs) => {
      nowMs += byMs;
    },
    reset: () => {
      nowMs = Date.parse(start);
    },
  };
}

export type TestApp = {
  app: FastifyInstance;
  context: Context;
  clock: TestClock;
  /**
   * For tests that share one app: resets database and clock, as a new one would cost most of a
   * test. The app keeps what is in its memory, such as the service status.
   */
  startOver(): Promise<void>;
  close(): Promise<void>;
};

/** The whole server with its own database; nothing listens and nothing runs in the background. */
export async function testApp(
  settings: Record<string, string> = {},
  {
    startsAt,
    sharing,
    ...parts
  }: Partial<
    Pick<
      AppParts,
      'logTo' | 'siteDirectory' | 'drawStatus' | 'documentedApi' | 'library' | 'loopBudget'
    >
  > & {
    startsAt?: string;
    /** Another process that shares database and clock. */
    sharing?: TestApp;
  } = {},
): Promise<TestApp> {
  const { database, drop } = sharing
    ? { database: sharing.context.database, drop: async () => undefined }
    : await pooledDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'nuntix-app-'));
  const env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: parts.logTo ? 'info' : 'silent',
    LIMIT_REQUESTS_PER_MINUTE: '1000000',
    LIMIT_CPU_MS_PER_MINUTE: '1000000',
    APP_SECRET: 'a secret that only this test knows',
    // Production refuses such low values.
    ...(settings.NODE_ENV !== 'production' && {
      PASSWORD_MEMORY_KIB: String(testMemoryKib),
      CAPTCHA_COST: '1',
    }),
    ...settings,
  });
  const clock = sharing?.clock ?? testClock(startsAt);
  const secret = await appSecret(env);
  // A busy machine must not influence a test.
  const overload = { maxEventLoopDelayMs: 0, sampleIntervalMs: 1_000 };
  const callMs = 60_000;
  const begin = async () => {
    await storePublicAddress(database, env, clock.now());
    await takeFirstFingerprint(database, secret, clock.now());
  };
  await begin();
  const app = await buildApp({ env, database, clock, secret, overload, callMs, ...parts });
  openApps.set(app, new Error('made here').stack ?? '');
  return {
    app,
    clock,
    context: { env, database, clock, secret, log: app.log },
    startOver: async () => {
      await restore(database);
      clock.reset();
      await begin();
    },
    close: async () => {
      await app.close();
      openApps.delete(app);
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
