import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Settings are read once, here, and passed on as a value. `docs/operating.md` explains each. */
export type Env = z.output<typeof settings>;

/** A setting that is missing or wrong. */
export class SettingsError extends StartError {}

const flag = z.stringbool({ error: 'must be true or false' });
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
const count = (fallback: number) => whole(1, 1_000_000).default(fallback);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const settings = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: address(
      /^postgres(ql)?$/,
      'postgresql://user:password@host:5432/name',
    ).optional(),
    DATABASE_POOL: whole(1, 150).default(10),
    PUBLIC_URL: address(/^https?$/, 'https://www.nuntix.example').optional(),
    APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
    SMS_URL: address(/^https?$/, 'https://sms.nuntix.example/send').optional(),
    SMS_TOKEN: z.string().optional(),
    TRUSTED_PROXIES: z.string().default(''),
    COUNTRY_HEADER: z.string().optional(),
    LOG_LEVEL: z
      .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
      .default('info'),
    LIMIT_REQUESTS_PER_MINUTE: count(600),
    LIMIT_CONTACT_PER_HOUR: count(10),
    LIMIT_EVENTS_PER_HOUR: count(60),
    DEMO_ACCOUNT: flag.default(true),
  })
  .transform((raw) => ({
    production: raw.NODE_ENV === 'production',
    port: raw.PORT,
    host: raw.HOST,
    dataDir: resolve(raw.DATA_DIR),
    /** Unset means the embedded PostgreSQL. */
    databaseUrl: raw.DATABASE_URL,
    databasePool: raw.DATABASE_POOL,
    publicUrl: new URL(raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).origin,
    publicUrlGiven: raw.PUBLIC_URL !== undefined,
    appSecret: raw.APP_SECRET,
    smtpUrl: raw.SMTP_URL,
    sms: raw.SMS_URL ? { url: raw.SMS_URL, token: raw.SMS_TOKEN } : undefined,
    /** Addresses or networks whose forwarding headers are believed. */
    trustedProxies: raw.TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    countryHeader: raw.COUNTRY_HEADER?.toLowerCase(),
    logLevel: raw.LOG_LEVEL,
    limits: {
      requestsPerMinute: raw.LIMIT_REQUESTS_PER_MINUTE,
      contactPerHour: raw.LIMIT_CONTACT_PER_HOUR,
      eventsPerHour: raw.LIMIT_EVENTS_PER_HOUR,
    },
    demoAccount: raw.DEMO_ACCOUNT,
  }));

export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(
      `The setting ${issue?.path.join('.')} ${issue?.message}. See docs/operating.md.`,
    );
  }
  const missing = parsed.data.production ? missingInProduction(parsed.data) : [];
  if (missing.length > 0)
    throw new SettingsError(`In production set ${missing.join(', ')}. See docs/operating.md.`);
  return parsed.data;
}

function missingInProduction(env: Env): string[] {
  return Object.entries({
    DATABASE_URL: env.databaseUrl,
    PUBLIC_URL: env.publicUrlGiven,
    SMTP_URL: env.smtpUrl,
    APP_SECRET: env.appSecret,
  }).flatMap(([name, value]) => (value ? [] : [name]));
}
