import { hourMs, secondMs } from '#contract/time-units.ts';
import { address, count, flag, type Raw, whole } from './fields.ts';

export const sandboxSettings = {
  SANDBOX: flag.default(true),
  SANDBOX_REQUESTS_PER_10_SECONDS: count(10),
  SANDBOX_ACCOUNT_REQUESTS_PER_SECOND: count(20),
  SANDBOX_REQUESTS_PER_DAY: count(10_000),
  SANDBOX_REQUESTS_PER_MINUTE: count(2_400),
  SANDBOX_THINGS_PER_DAY: count(20_000),
  SANDBOX_UPLOAD_BYTES: whole(1_000_000, 100_000_000).default(6_000_000),
  SANDBOX_URL: address(/^https?$/, 'https://sandbox.example.com').optional(),
  SANDBOX_DELIVERIES_PER_HOUR: count(60),
  SANDBOX_ACCOUNT_DELIVERIES_PER_HOUR: count(600),
  SANDBOX_HOSTS: count(3),
  SANDBOX_SESSION_HOURS: count(24),
  SANDBOX_SESSIONS_PER_HOUR: count(20),
  SANDBOX_AGENT_UNITS_PER_HOUR: count(600),
};

export const sandboxFrom = (raw: Raw<typeof sandboxSettings>) => ({
  isOn: raw.SANDBOX,
  requests: {
    practice: { limit: raw.SANDBOX_REQUESTS_PER_10_SECONDS, windowMs: 10 * secondMs },
    account: { limit: raw.SANDBOX_ACCOUNT_REQUESTS_PER_SECOND, windowMs: secondMs },
    perDay: raw.SANDBOX_REQUESTS_PER_DAY,
  },
  /** Per client address, counted in memory: practice sessions and accounts together. */
  requestsPerMinute: raw.SANDBOX_REQUESTS_PER_MINUTE,
  /** Records that one application, or all practice sessions of one network, may create. */
  thingsPerDay: raw.SANDBOX_THINGS_PER_DAY,
  /** Bytes. */
  largestUpload: raw.SANDBOX_UPLOAD_BYTES,
  /** An origin of its own; unset means `/sandbox` of the site. */
  url: raw.SANDBOX_URL?.replace(/\/$/, ''),
  sessionMs: raw.SANDBOX_SESSION_HOURS * hourMs,
  sessionsPerHour: raw.SANDBOX_SESSIONS_PER_HOUR,
  /** Units that the tools of `/mcp` cost, per network. */
  agentUnitsPerHour: raw.SANDBOX_AGENT_UNITS_PER_HOUR,
  deliveries: {
    practice: raw.SANDBOX_DELIVERIES_PER_HOUR,
    account: raw.SANDBOX_ACCOUNT_DELIVERIES_PER_HOUR,
    /** Callback hosts that the practice sessions of one network may use. */
    hosts: raw.SANDBOX_HOSTS,
    /** Backoff between the attempts of a delivery. */
    pausesMs: [1, 2, 4, 8, 16].map((seconds) => seconds * secondMs),
  },
});
