import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import type { AppSecret } from './app-secret.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Env } from './env.ts';

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Dependencies of every use case: settings, database, clock, log. */
export type Context = {
  env: Env;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  secret: AppSecret;
  /** Time limit of a call, where it is not the default. */
  callMs?: number;
};

/** Cookies for the server alone: HttpOnly and SameSite. */
export type BrowserItem = 'knownDevice' | 'codeHandle' | 'captchaPass';

export type Browser = {
  read(item: BrowserItem): string | undefined;
  store(item: BrowserItem, token: string): void;
};

/**
 * The origin of a request: the address that rate limits count by, the language of the answer, the
 * request id, and the cookies of the browser.
 */
export type Caller = {
  address: string;
  locale: Locale;
  requestId: string;
  userAgent: string;
  browser: Browser;
  /** Present where a repeat of this request is to get the same answer. */
  replay?: Replay;
};

/** Stores the answer of a replayable request; `transactOnce` uses it. */
export type Replay = {
  /** Waits for a parallel run of the same request; throws if that one has answered. */
  hold(tx: Transaction): Promise<void>;
  store(tx: Transaction, reply: object): Promise<void>;
  /** Deletes the stored answer when this session ends. */
  bind(sessionId: string): void;
};
