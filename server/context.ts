import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import type { AppSecret } from './app-secret.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Env } from './env.ts';

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** What every service gets: settings, the database, the time, and where to write the log. */
export type Context = {
  env: Env;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  secret: AppSecret;
  /** What a call may take, where it is not the usual time. */
  callMs?: number;
};

/** What a browser keeps for the server alone: no script reads it, and no other website sends it. */
export type BrowserItem = 'knownDevice' | 'codeHandle' | 'captchaPass';

export type Browser = {
  kept(item: BrowserItem): string | undefined;
  keep(item: BrowserItem, token: string): void;
};

/** Who asks: the address that limits count by, the language to answer in, the request's id, and
 * what their browser keeps for us. */
export type Caller = {
  address: string;
  locale: Locale;
  requestId: string;
  userAgent: string;
  browser: Browser;
  /** Where a repeat of this request is to get the same answer. */
  replay?: Replay;
};

/** What keeps the answer to one request; `transactOnce` uses it. */
export type Replay = {
  /** Waits for a run of the same request at this point; fails where that one has answered. */
  hold(tx: Transaction): Promise<void>;
  keep(tx: Transaction, reply: object): Promise<void>;
  /** The answer ends with this session. */
  bind(sessionId: string): void;
};
