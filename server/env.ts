import { resolve } from 'node:path';
import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { accountSettings, accountsFrom } from './env/accounts.ts';
import {
  address,
  clearAddress,
  flag,
  isNameServer,
  listed,
  oneOf,
  secret,
  whole,
} from './env/fields.ts';
import { gatewayFrom, gatewaySettings } from './env/gateway.ts';
import { defaultCaptchaCost, limitSettings, limitsFrom } from './env/limits.ts';
import { sandboxFrom, sandboxSettings } from './env/sandbox.ts';
import { telemetryFrom, telemetrySettings } from './env/telemetry.ts';
import { ticketSettings, ticketsFrom } from './env/tickets.ts';
import { defaultMemoryKib } from './password-memory.ts';
import { allowances, refusedInProduction } from './production-refusals.ts';
import { StartError } from './start-error.ts';

/**
 * The server's settings, read once at the start and passed on. `docs/operating.md` explains each.
 */
export type Env = z.output<typeof settings>;

/** A setting that is missing or wrong. */
export class SettingsError extends StartError {}

const modes = ['production', 'development', 'test'] as const;

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
    // The outbox, the sweep and the status may hold one each, which leaves two for calls.
    DATABASE_POOL: whole(5, 150).default(10),
    PUBLIC_URL: address(/^https?$/, 'https://www.example.com').optional(),
    DESK_URL: address(/^https?$/, 'https://desk.example.com').optional(),
    HSTS_SUBDOMAINS: flag.default(false),
    APP_SECRET: secret.optional(),
    APP_SECRET_SECOND: secret.optional(),
    SMTP_URL: clearAddress(/^smtps?$/, 'smtp://user:password@host:587').optional(),
    /** Read by Node itself; `production-refusals.ts` refuses `0`. */
    NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
    SMS_URL: address(/^https?$/, 'https://sms.example.com/send').optional(),
    SMS_TOKEN: z.string().optional(),
    TEXT_COUNTRIES: z
      .string()
      .refine((text) => listed(text).every((code) => isSupportedCountry(code.replace('-', ''))), {
        error: 'must be ISO codes of countries such as SG, GB or, to leave some out, -SG, -GB',
      })
      .default(''),
    TRUSTED_PROXIES: z.string().default(''),
    COUNTRY_HEADER: z.string().optional(),
    VISITOR_COUNTRY: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters')
      .optional(),
    DRAIN_SECONDS: whole(0, 15).optional(),
    AUDIT_YEARS: whole(1, 100).default(2),
    ASSETS_DAYS: whole(1, 3_650).default(30),
    DEMO_ACCOUNT: flag.default(true),
    CALLBACK_DNS_SERVERS: z
      .string()
      .refine((text) => listed(text).every(isNameServer), {
        error: 'must be addresses of name servers such as 192.0.2.53 or 192.0.2.53:5353',
      })
      .default(''),
    ...telemetrySettings,
    ...limitSettings,
    ...accountSettings,
    ...sandboxSettings,
    ...ticketSettings,
    ...gatewaySettings,
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
    /** Origin of the operator's desk, where it is not the public one. */
    deskUrl: raw.DESK_URL && new URL(raw.DESK_URL).origin,
    hstsSubdomains: raw.HSTS_SUBDOMAINS,
    appSecret: raw.APP_SECRET,
    /** The other secret during a rotation: still accepted, nothing new is made with it. */
    appSecretSecond: raw.APP_SECRET_SECOND,
    /** Unset means that mails are written to files in the data folder. */
    mail: raw.SMTP_URL ? { by: 'smtp' as const, url: raw.SMTP_URL } : undefined,
    /** Unset means that texts are written to files in the data folder. */
    sms: raw.SMS_URL ? { url: raw.SMS_URL, token: raw.SMS_TOKEN } : undefined,
    /**
     * Countries that texts are sent to: those in `only`, or all where it is empty, except
     * `blocked`.
     */
    textCountries: {
      only: listed(raw.TEXT_COUNTRIES).filter((code) => !code.startsWith('-')),
      blocked: listed(raw.TEXT_COUNTRIES).flatMap((code) =>
        code.startsWith('-') ? [code.slice(1)] : [],
      ),
    },
    checksCertificates: raw.NODE_TLS_REJECT_UNAUTHORIZED !== '0',
    /** Addresses or networks whose forwarding headers are believed. */
    trustedProxies: listed(raw.TRUSTED_PROXIES),
    countryHeader: raw.COUNTRY_HEADER?.toLowerCase(),
    /** Development: the country of requests from this machine. */
    visitorCountry: raw.VISITOR_COUNTRY,
    /** How long a stopping process goes on answering while `/readyz` turns load balancers away. */
    drainMs: (raw.DRAIN_SECONDS ?? (raw.NODE_ENV === 'production' ? 5 : 0)) * secondMs,
    /** Retention of audit events. */
    auditYears: raw.AUDIT_YEARS,
    /** Retention of a release's hashed files after it last ran. */
    assetRetentionMs: raw.ASSETS_DAYS * dayMs,
    demoAccount: raw.DEMO_ACCOUNT,
    /** Name servers that resolve callback hosts; empty means those of the machine. */
    callbackDnsServers: listed(raw.CALLBACK_DNS_SERVERS),
    ...telemetryFrom(raw),
    limits: limitsFrom(raw),
    accounts: accountsFrom(raw),
    sandbox: sandboxFrom(raw),
    tickets: ticketsFrom(raw),
    gateway: gatewayFrom(raw),
  }));

/** The default of every setting as an operator would write it; undefined where it has none. */
export const settingDefaults: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(settings.in.shape).map(([name, setting]) => [
    name,
    setting.safeParse(undefined).data?.toString(),
  ]),
);

type Source = Record<string, string | undefined>;

/** Settings of the server. In production it throws when one that matters is missing or unsafe. */
export function readEnv(source: Source): Env {
  const env = parseSettings(source);
  if (env.alertsToken !== undefined && env.metrics.port === undefined)
    throw refused(['The setting ALERTS_TOKEN needs METRICS_PORT, where alerts arrive.']);
  if (env.gateway.port !== undefined && env.gateway.tokens.length === 0)
    throw refused(['The setting GATEWAY_PORT needs GATEWAY_TOKEN.']);
  if (env.gateway.port && [env.port, env.metrics.port].includes(env.gateway.port))
    throw refused(['The setting GATEWAY_PORT needs a port that is neither PORT nor METRICS_PORT.']);
  if (!env.production) return env;
  const missing = missingInProduction(env);
  expectNone([
    ...(missing.length > 0 ? [`In production set ${missing.join(', ')}.`] : []),
    ...(env.accounts.passwordMemoryKib < defaultMemoryKib
      ? [`In production PASSWORD_MEMORY_KIB is at least ${defaultMemoryKib}.`]
      : []),
    ...(env.limits.captchaCost < defaultCaptchaCost
      ? [`In production CAPTCHA_COST is at least ${defaultCaptchaCost}.`]
      : []),
    ...refusedInProduction(env, allowances),
  ]);
  return env;
}

/**
 * Settings of the operator's commands, which need the database alone; a command checks others
 * itself.
 */
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

/** Reports all problems in one error, so that one start shows every setting to correct. */
function expectNone(problems: string[]): void {
  if (problems.length > 0) throw refused(problems);
}

const refused = (problems: string[]): SettingsError =>
  new SettingsError(`${problems.join('\n')} See docs/operating.md.`);

/** The setting that selects each mail transport. */
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
