import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { usualCallMs } from './call-time.ts';
import { contradictionIn } from './contradictory-address.ts';
import { allowances, refusedInProduction } from './production-refusals.ts';
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
/** An address whose query decides how a connection is protected. */
const clearAddress = (protocol: RegExp, example: string) =>
  address(protocol, example).check(({ value, issues }) => {
    const message = URL.canParse(value) ? contradictionIn(value) : undefined;
    if (message) issues.push({ code: 'custom', input: value, message });
  });
const collector = address(/^https?$/, 'http://localhost:4318');
const shareError = 'must be a number from 0 to 1';
const share = z.coerce.number(shareError).min(0, shareError).max(1, shareError);
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });
/** An address, with or without a port. */
const isNameServer = (text: string): boolean =>
  isIP(text) !== 0 || /^(?:\[[\da-f:]+\]|[\d.]+):\d{1,5}$/i.test(text);

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const modes = ['production', 'development', 'test'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Memory that the hash of a password takes. */
export const usualMemoryKib = 19 * 1024;

const settings = z
  .object({
    NODE_ENV: oneOf(modes).default('development'),
    ALLOW_IN_PRODUCTION: z
      .string()
      .default('')
      .refine((text) => listed(text).every((word) => allowances.some((known) => known === word)), {
        error: `may name ${allowances.join(', ')}, separated by commas`,
      }),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: clearAddress(
      /^postgres(ql)?$/,
      'postgresql://user:password@host:5432/name',
    ).optional(),
    // The outbox, the sweep and the status may each be at it: two are left to calls.
    DATABASE_POOL: whole(5, 150).default(10),
    PUBLIC_URL: address(/^https?$/, 'https://www.example.com').optional(),
    HSTS_SUBDOMAINS: flag.default(false),
    APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    APP_SECRET_SECOND: z.string().min(32, 'must have at least 32 characters').optional(),
    SMTP_URL: clearAddress(/^smtps?$/, 'smtp://user:password@host:587').optional(),
    /** Node reads it itself. */
    NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
    SMS_URL: address(/^https?$/, 'https://sms.example.com/send').optional(),
    SMS_TOKEN: z.string().optional(),
    TRUSTED_PROXIES: z.string().default(''),
    COUNTRY_HEADER: z.string().optional(),
    VISITOR_COUNTRY: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters')
      .optional(),
    LOG_LEVEL: oneOf(logLevels).default('info'),
    DRAIN_SECONDS: whole(0, 15).optional(),
    LOG_ASSETS: flag.default(true),
    METRICS_PORT: whole(0, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
    ALERTMANAGER_URL: address(/^https?$/, 'http://127.0.0.1:9093').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
    OTEL_SERVICE_NAME: z.string().optional(),
    OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: share.default(1),
    OTEL_SDK_DISABLED: flag.default(false),
    LIMIT_REQUESTS_PER_MINUTE: count(600),
    LIMIT_CPU_MS_PER_MINUTE: count(1_500),
    LIMIT_DELAY_MS: whole(0, 600_000).default(1_000),
    LIMIT_CALL_MS: whole(2_000, 600_000).default(usualCallMs),
    LIMIT_CONTACT_PER_HOUR: count(10),
    LIMIT_EVENTS_PER_HOUR: count(60),
    LIMIT_SIGN_UPS_PER_HOUR: count(20),
    LIMIT_ACTIVATION_MAILS_PER_DAY: count(5),
    LIMIT_LOGINS_PER_MINUTE: count(20),
    LIMIT_LOOKUPS_PER_HOUR: count(60),
    LIMIT_RESET_MAILS_PER_HOUR: count(20),
    LIMIT_CODE_TRIES_PER_MINUTE: count(20),
    LIMIT_CODES_PER_DAY: count(5),
    LIMIT_CODES_PER_RECIPIENT_AND_DAY: count(10),
    LIMIT_TEXTS_PER_HOUR: count(20),
    LIMIT_TEXTS_PER_PREFIX_AND_DAY: count(50),
    LIMIT_TEXTS_PER_DIAL_CODE_AND_HOUR: count(200),
    LIMIT_TEXTS_PER_DIAL_CODE_AND_DAY: count(2_000),
    LIMIT_TEXTS_PER_DAY: count(10_000),
    LIMIT_NUMBERS_PER_ACTIVATION: count(3),
    LIMIT_TEXTS_PER_ACTIVATION: count(5),
    TEXT_COUNTRIES: z
      .string()
      .refine((text) => listed(text).every((code) => isSupportedCountry(code.replace('-', ''))), {
        error: 'must be ISO codes of countries such as SG, GB or, to leave some out, -SG, -GB',
      })
      .default(''),
    LIMIT_EMPLOYEES: count(100),
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
    AUDIT_YEARS: whole(1, 100).default(2),
    ASSETS_DAYS: whole(1, 3_650).default(30),
    LIMIT_CAPTCHA_PER_HOUR: count(60),
    LIMIT_SUBSCRIPTIONS_PER_HOUR: count(10),
    LIMIT_SUBSCRIPTION_MAILS_PER_DAY: count(3),
    PASSWORD_MEMORY_KIB: whole(8, 1_048_576).default(usualMemoryKib),
    DEMO_ACCOUNT: flag.default(true),
    SANDBOX: flag.default(true),
    SANDBOX_REQUESTS_PER_10_SECONDS: count(10),
    SANDBOX_ACCOUNT_REQUESTS_PER_SECOND: count(20),
    SANDBOX_REQUESTS_PER_DAY: count(10_000),
    SANDBOX_REQUESTS_PER_MINUTE: count(2_400),
    SANDBOX_THINGS_PER_DAY: count(20_000),
    SANDBOX_UPLOAD_BYTES: whole(1_000_000, 100_000_000).default(6_000_000),
    SANDBOX_URL: address(/^https?$/, 'https://sandbox.example.com').optional(),
    CALLBACK_DNS_SERVERS: z
      .string()
      .refine((text) => listed(text).every(isNameServer), {
        error: 'must be addresses of name servers such as 192.0.2.53 or 192.0.2.53:5353',
      })
      .default(''),
    SANDBOX_DELIVERIES_PER_HOUR: count(60),
    SANDBOX_ACCOUNT_DELIVERIES_PER_HOUR: count(600),
    SANDBOX_HOSTS: count(3),
    SANDBOX_SESSION_HOURS: count(24),
    SANDBOX_SESSIONS_PER_HOUR: count(20),
  })
  .transform((raw) => ({
    production: raw.NODE_ENV === 'production',
    allowedInProduction: listed(raw.ALLOW_IN_PRODUCTION),
    port: raw.PORT,
    host: raw.HOST,
    dataDir: resolve(raw.DATA_DIR),
    /** Unset means the embedded PostgreSQL. */
    databaseUrl: raw.DATABASE_URL,
    databasePool: raw.DATABASE_POOL,
    publicUrl: new URL(raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).origin,
    publicUrlGiven: raw.PUBLIC_URL !== undefined,
    hstsSubdomains: raw.HSTS_SUBDOMAINS,
    appSecret: raw.APP_SECRET,
    /** While one secret replaces the other: the one that new things are not made with. */
    appSecretSecond: raw.APP_SECRET_SECOND,
    /** Unset means files in the data folder; so it does for texts. */
    mail: raw.SMTP_URL ? { by: 'smtp' as const, url: raw.SMTP_URL } : undefined,
    sms: raw.SMS_URL ? { url: raw.SMS_URL, token: raw.SMS_TOKEN } : undefined,
    checksCertificates: raw.NODE_TLS_REJECT_UNAUTHORIZED !== '0',
    /** Addresses or networks whose forwarding headers are believed. */
    trustedProxies: listed(raw.TRUSTED_PROXIES),
    /** Where texts go: all countries of the list, or only some, less those that are blocked. */
    textCountries: {
      only: listed(raw.TEXT_COUNTRIES).filter((code) => !code.startsWith('-')),
      blocked: listed(raw.TEXT_COUNTRIES).flatMap((code) =>
        code.startsWith('-') ? [code.slice(1)] : [],
      ),
    },
    countryHeader: raw.COUNTRY_HEADER?.toLowerCase(),
    /** Where whoever works on this machine seems to come from. */
    visitorCountry: raw.VISITOR_COUNTRY,
    logLevel: raw.LOG_LEVEL,
    /** How long a process that is to stop goes on answering while others are told to leave it out. */
    drainMs: (raw.DRAIN_SECONDS ?? (raw.NODE_ENV === 'production' ? 5 : 0)) * secondMs,
    /** Whether pictures, scripts, sheets and fonts get a line of the log. */
    logAssets: raw.LOG_ASSETS,
    metrics: { port: raw.METRICS_PORT, host: raw.METRICS_HOST, token: raw.METRICS_TOKEN },
    alertmanagerUrl: raw.ALERTMANAGER_URL?.replace(/\/$/, ''),
    /** Unset means that nothing is traced. */
    traces: tracesOf(raw),
    limits: {
      requestsPerMinute: raw.LIMIT_REQUESTS_PER_MINUTE,
      /** Main-thread time of one address, beyond what each request has for free. */
      cpuMsPerMinute: raw.LIMIT_CPU_MS_PER_MINUTE,
      delayMs: raw.LIMIT_DELAY_MS,
      /** Time limit of one call, database included. */
      callMs: raw.LIMIT_CALL_MS,
      contactPerHour: raw.LIMIT_CONTACT_PER_HOUR,
      eventsPerHour: raw.LIMIT_EVENTS_PER_HOUR,
      captchaPerHour: raw.LIMIT_CAPTCHA_PER_HOUR,
      subscriptionsPerHour: raw.LIMIT_SUBSCRIPTIONS_PER_HOUR,
      subscriptionMailsPerDay: raw.LIMIT_SUBSCRIPTION_MAILS_PER_DAY,
      signUpsPerHour: raw.LIMIT_SIGN_UPS_PER_HOUR,
      activationMailsPerDay: raw.LIMIT_ACTIVATION_MAILS_PER_DAY,
      loginsPerMinute: raw.LIMIT_LOGINS_PER_MINUTE,
      lookupsPerHour: raw.LIMIT_LOOKUPS_PER_HOUR,
      resetMailsPerHour: raw.LIMIT_RESET_MAILS_PER_HOUR,
      codeTriesPerMinute: raw.LIMIT_CODE_TRIES_PER_MINUTE,
      codesPerDay: raw.LIMIT_CODES_PER_DAY,
      codesPerRecipientAndDay: raw.LIMIT_CODES_PER_RECIPIENT_AND_DAY,
      textsPerHour: raw.LIMIT_TEXTS_PER_HOUR,
      textsPerPrefixAndDay: raw.LIMIT_TEXTS_PER_PREFIX_AND_DAY,
      textsPerDialCodeAndHour: raw.LIMIT_TEXTS_PER_DIAL_CODE_AND_HOUR,
      textsPerDialCodeAndDay: raw.LIMIT_TEXTS_PER_DIAL_CODE_AND_DAY,
      textsPerDay: raw.LIMIT_TEXTS_PER_DAY,
      numbersPerActivation: raw.LIMIT_NUMBERS_PER_ACTIVATION,
      textsPerActivation: raw.LIMIT_TEXTS_PER_ACTIVATION,
      employees: raw.LIMIT_EMPLOYEES,
    },
    accounts: {
      sessionIdleMs: raw.SESSION_IDLE_MINUTES * minuteMs,
      sessionLifetimeMs: raw.SESSION_HOURS * hourMs,
      activationLifetimeMs: raw.ACTIVATION_HOURS * hourMs,
      codeLifetimeMs: raw.CODE_MINUTES * minuteMs,
      codePauseMs: raw.CODE_PAUSE_SECONDS * secondMs,
      /** How often a code may be compared before it is void. */
      codeTries: raw.CODE_TRIES,
      /** So many failed logins cost no waiting; after that each one doubles it. */
      freeLoginFailures: raw.LOGIN_FREE_FAILURES,
      firstLockMs: raw.LOGIN_LOCK_SECONDS * secondMs,
      longestLockMs: raw.LOGIN_LONGEST_LOCK_SECONDS * secondMs,
      /** So many in all from places that never logged in to an account; its own devices go on. */
      failuresPerDay: raw.LOGIN_FAILURES_PER_DAY,
      passwordMemoryKib: raw.PASSWORD_MEMORY_KIB,
    },
    /** How long the audit trail is kept. */
    auditYears: raw.AUDIT_YEARS,
    /** How long the hashed files of a release are kept after it last ran. */
    assetsKeptMs: raw.ASSETS_DAYS * dayMs,
    demoAccount: raw.DEMO_ACCOUNT,
    /** Who resolves the hosts of callbacks; none means those of the machine. */
    callbackDnsServers: listed(raw.CALLBACK_DNS_SERVERS),
    sandbox: {
      isOn: raw.SANDBOX,
      requests: {
        practice: { limit: raw.SANDBOX_REQUESTS_PER_10_SECONDS, windowMs: 10 * secondMs },
        account: { limit: raw.SANDBOX_ACCOUNT_REQUESTS_PER_SECOND, windowMs: secondMs },
        perDay: raw.SANDBOX_REQUESTS_PER_DAY,
      },
      /** Of one address, in memory: practice and accounts together. */
      requestsPerMinute: raw.SANDBOX_REQUESTS_PER_MINUTE,
      /** What the calls of one application, and of all practice from one network, may make. */
      thingsPerDay: raw.SANDBOX_THINGS_PER_DAY,
      largestUpload: raw.SANDBOX_UPLOAD_BYTES,
      /** A host of its own; unset means a path of this one. */
      url: raw.SANDBOX_URL?.replace(/\/$/, ''),
      sessionMs: raw.SANDBOX_SESSION_HOURS * hourMs,
      sessionsPerHour: raw.SANDBOX_SESSIONS_PER_HOUR,
      deliveries: {
        practice: raw.SANDBOX_DELIVERIES_PER_HOUR,
        account: raw.SANDBOX_ACCOUNT_DELIVERIES_PER_HOUR,
        hosts: raw.SANDBOX_HOSTS,
        pausesMs: [1, 2, 4, 8, 16].map((seconds) => seconds * secondMs),
      },
    },
  }));

/** The rest of the standard variables is read by the exporter itself. */
function tracesOf(raw: {
  OTEL_SDK_DISABLED: boolean;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
  OTEL_TRACES_SAMPLER: (typeof samplers)[number];
  OTEL_TRACES_SAMPLER_ARG: number;
}) {
  const base = raw.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const url = raw.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined || raw.OTEL_SDK_DISABLED) return undefined;
  return {
    url,
    serviceName: raw.OTEL_SERVICE_NAME,
    sampler: raw.OTEL_TRACES_SAMPLER,
    share: raw.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Every setting with its default, as one would write it; undefined where it has none. */
export const settingDefaults: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(settings.in.shape).map(([name, setting]) => [
    name,
    setting.safeParse(undefined).data?.toString(),
  ]),
);

type Source = Record<string, string | undefined>;

/** What the server starts with: in production nothing that matters may be missing. */
export function readEnv(source: Source): Env {
  const env = parseSettings(source);
  if (!env.production) return env;
  const missing = missingInProduction(env);
  expectNone([
    ...(missing.length > 0 ? [`In production set ${missing.join(', ')}.`] : []),
    ...(env.accounts.passwordMemoryKib < usualMemoryKib
      ? [`In production PASSWORD_MEMORY_KIB is at least ${usualMemoryKib}.`]
      : []),
    ...refusedInProduction(env, allowances),
  ]);
  return env;
}

/** What the operator's commands work with: the database alone; what needs more says so itself. */
export function readCommandEnv(source: Source): Env {
  const env = parseSettings(source);
  if (env.production)
    expectNone(refusedInProduction(env, ['plain-database', 'unchecked-certificates']));
  return env;
}

function parseSettings(source: Source): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { success, data, error } = settings.safeParse(given);
  if (success) return data;
  throw refused(
    error.issues.map(({ path, message }) => `The setting ${path.join('.')} ${message}.`),
  );
}

/** All at once: whoever mends one setting should not learn of the next by another start. */
function expectNone(complaints: string[]): void {
  if (complaints.length > 0) throw refused(complaints);
}

const refused = (complaints: string[]): SettingsError =>
  new SettingsError(`${complaints.join('\n')} See docs/operating.md.`);

/** The setting that chooses each way for mails. */
const mailSettings: Record<NonNullable<Env['mail']>['by'], keyof z.input<typeof settings>> = {
  smtp: 'SMTP_URL',
};

function missingInProduction(env: Env): string[] {
  return Object.entries({
    DATABASE_URL: env.databaseUrl,
    PUBLIC_URL: env.publicUrlGiven,
    [Object.values(mailSettings).join(' or ')]: env.mail,
    APP_SECRET: env.appSecret,
  }).flatMap(([name, value]) => (value ? [] : [name]));
}
