import { hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { defaultMemoryKib } from '../password-memory.ts';
import { count, type Raw, whole } from './fields.ts';

export const accountSettings = {
  SESSION_IDLE_MINUTES: count(120),
  SESSION_HOURS: count(24),
  ACTIVATION_HOURS: count(24),
  CODE_MINUTES: whole(1, 10).default(10),
  CODE_PAUSE_SECONDS: count(60),
  CODE_TRIES: count(5),
  LOGIN_FREE_FAILURES: count(5),
  LOGIN_LOCK_SECONDS: count(30),
  LOGIN_LONGEST_LOCK_SECONDS: count(900),
  LOGIN_FAILURES_PER_DAY: count(100),
  PASSWORD_MEMORY_KIB: whole(8, 1_048_576).default(defaultMemoryKib),
};

export const accountsFrom = (raw: Raw<typeof accountSettings>) => ({
  sessionIdleMs: raw.SESSION_IDLE_MINUTES * minuteMs,
  sessionLifetimeMs: raw.SESSION_HOURS * hourMs,
  activationLifetimeMs: raw.ACTIVATION_HOURS * hourMs,
  codeLifetimeMs: raw.CODE_MINUTES * minuteMs,
  /** Cooldown between two codes to one recipient. */
  codePauseMs: raw.CODE_PAUSE_SECONDS * secondMs,
  /** Attempts after which a code is void. */
  codeTries: raw.CODE_TRIES,
  /** Failed logins without a lock; each one after them doubles the lock. */
  freeLoginFailures: raw.LOGIN_FREE_FAILURES,
  firstLockMs: raw.LOGIN_LOCK_SECONDS * secondMs,
  longestLockMs: raw.LOGIN_LONGEST_LOCK_SECONDS * secondMs,
  /**
   * Failed logins per account from browsers that it does not know; known ones are not limited by
   * it.
   */
  failuresPerDay: raw.LOGIN_FAILURES_PER_DAY,
  passwordMemoryKib: raw.PASSWORD_MEMORY_KIB,
});
