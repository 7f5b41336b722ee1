import * as z from 'zod/mini';
import { keyEnvironments } from './api-keys.ts';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';

/**
 * What an account sent, what it cost and what arrived, by UTC day. Amounts are texts with four
 * decimal places, in the currency of the account.
 */
const moment = z.iso.datetime();
const day = z.iso.date();
const id = z.uuid();
const count = z.int();
const amount = z.string();

/** So many days up to and with today, or a month such as `2026-10`. */
export const usageRanges = ['7', '30', '90'] as const;
export type UsageRange = (typeof usageRanges)[number];
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

const usageFilter = {
  environment: z._default(z.enum(keyEnvironments), 'live'),
  range: z._default(z.union([z.enum(usageRanges), month]), '30'),
  product: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))),
  /** ISO code, or `ZZ` where it is not known. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** An access key; `none` for traffic without a key, such as inbound messages. */
  key: z.optional(z.string().check(z.regex(/^(none|AK(LIVE|TEST)[A-Z\d]{1,40})$/))),
  /** One day of the range alone; nothing where it lies outside. */
  day: z.optional(day),
};

const totals = {
  /** Messages, calls and checks. */
  count,
  /** Of texts, or billed minutes of calls. */
  segments: count,
  delivered: count,
  failed: count,
  /** Codes that were reported as used. */
  used: count,
  price: amount,
};
const totalsOf = z.object(totals);
export type UsageTotals = z.output<typeof totalsOf>;

const usageOfDay = z.object({
  day,
  products: z.array(z.object({ product: z.string(), ...totals })),
});
export type UsageDay = z.output<typeof usageOfDay>;

const usageOfKey = z.object({
  /** `none`: traffic without a key. */
  key: z.string(),
  /** Null once the key has been deleted. */
  name: z.nullable(z.string()),
  hasEnded: z.boolean(),
  ...totals,
});
export type UsageKey = z.output<typeof usageOfKey>;

const failure = z.object({
  product: z.string(),
  status: z.string(),
  /** Empty where the gateway named a status alone. */
  reason: z.string(),
  count,
});
export type UsageFailure = z.output<typeof failure>;

const usage = z.object({
  currency: z.string(),
  /** First and last UTC day of the range, whatever `day` is; no day after today, unless all are. */
  from: day,
  to: day,
  /** Up to when the totals are complete; null while nothing was ever reported. */
  completeUntil: z.nullable(moment),
  /** False as long as the account has no row in this environment, whatever is filtered for. */
  hasAny: z.boolean(),
  total: totalsOf,
  /**
   * What can be compared: the full days of the range (`now`: without today, and without days that
   * are not reported completely) and as many before, or the same days of the month before. Null
   * where there is no full day, or was no traffic before.
   */
  compared: z.nullable(z.object({ now: totalsOf, before: totalsOf })),
  /** Days with traffic, oldest first; each product once a day, in the order of `products`. */
  days: z.array(usageOfDay),
  /** Highest price first, then highest count. */
  products: z.array(z.object({ product: z.string(), ...totals })),
  countries: z.array(z.object({ country: z.string(), ...totals })),
  keys: z.array(usageOfKey),
  /** Most frequent first. */
  failures: z.array(failure),
  /**
   * One reason makes up more than `noticeableShare` of the final states (`of`) of a product in a
   * country.
   */
  notices: z.array(z.object({ ...failure.shape, country: z.string(), of: count })),
  /** What can be filtered for in this range, whatever is filtered for. */
  options: z.object({
    products: z.array(z.string()),
    countries: z.array(z.string()),
    keys: z.array(z.object({ key: z.string(), name: z.nullable(z.string()) })),
    /** Months with traffic, newest first. */
    months: z.array(z.string()),
  }),
});
export type Usage = z.output<typeof usage>;

/** See `notices`; `of` is at least `noticeableCount`. */
export const noticeableShare = 0.2;
export const noticeableCount = 20;

const calls = { host: 'admin', method: 'GET', kind: 'query' } as const;

/** Menu `usage`. */
export const readUsage = defineCall({
  ...calls,
  path: '/client_api/usage/read',
  query: z.object(usageFilter),
  reply: envelope(usage),
});

/** More rows are not exported at once. */
export const usageExportMax = 20_000;

/**
 * Columns of the CSV file, in this order; programs of customers know them, so they stay. `key` and
 * `name` are empty without a key, `name` also once the key has been deleted.
 */
export const usageColumns = [
  ...(['day', 'environment', 'product', 'country', 'key', 'name'] as const),
  ...(['count', 'segments', 'delivered', 'failed', 'used', 'price', 'currency'] as const),
] as const;

/** Menu `usage`: what is filtered, one row per day, product, country and key, newest day first. */
export const exportUsage = defineCall({
  ...calls,
  path: '/client_api/usage/export',
  query: z.object(usageFilter),
  reply: envelope(
    z.object({
      /** With a heading; in a file UTF-8, with a byte order mark so that spreadsheets read it. */
      csv: z.string(),
      /** False where there are more than `usageExportMax` rows: the oldest are missing. */
      isComplete: z.boolean(),
    }),
  ),
});

const balanceAlert = z.object({
  /** Mail when the balance falls below; null: off. */
  below: z.nullable(amount),
  /** When the balance fell below it, or it was set above the balance; null while it is not below. */
  since: z.nullable(moment),
  /** Active employees who get the mail beside the main user. */
  employees: z.array(id),
});
export type BalanceAlert = z.output<typeof balanceAlert>;

/** A forecast needs spend on at least this many full days. */
export const paceDaysMin = 3;
/** The pace is the mean of this many full UTC days: before today, and reported completely. */
export const paceDays = 14;

const balanceView = z.object({
  currency: z.string(),
  /** Negative where credit is in use. */
  balance: amount,
  credit: amount,
  /** When the figure was true; null where operators set it. */
  asOf: z.nullable(moment),
  /** Spend of a full day; null with fewer than `paceDaysMin` days, or none at all. */
  pacePerDay: z.nullable(amount),
  /** How many days the pace is the mean of: `paceDays`, or those since the first traffic. */
  paceOfDays: z.int(),
  alert: balanceAlert,
  /** Who gets the mail, by name; the main user once their mail address is verified. */
  recipients: z.array(z.string()),
  /** Who could get it: active employees with a mail address. Empty for employees. */
  candidates: z.array(z.object({ id, name: z.string() })),
});
export type BalanceView = z.output<typeof balanceView>;

/** Menu `home` or `usage`. */
export const readBalance = defineCall({
  host: 'admin',
  method: 'GET',
  kind: 'none',
  path: '/client_api/usage/balance',
  reply: envelope(balanceView),
});

/**
 * Main user only. Set above the balance, the mail goes out at once. Employees who are no candidates
 * any more are left out.
 */
export const setBalanceAlert = defineCall({
  host: 'admin',
  method: 'POST',
  kind: 'json',
  path: '/client_api/usage/setBalanceAlert',
  body: z.object({
    below: z.nullable(
      z.string(code('usage.below')).check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/)),
    ),
    employees: z.array(id).check(z.maxLength(50)),
  }),
  reply: envelope(balanceView),
});

/** Menu `home`: 30 days for the overview. */
export const readUsageSummary = defineCall({
  host: 'admin',
  method: 'GET',
  kind: 'none',
  path: '/client_api/usage/summary',
  reply: envelope(
    z.object({
      currency: z.string(),
      completeUntil: z.nullable(moment),
      total: totalsOf,
      /** The last 30 UTC days, oldest first, those without traffic included. */
      days: z.array(z.object({ day, count, price: amount })),
      /** Highest price first, as their countries. */
      products: z.array(
        z.object({ product: z.string(), ...totals, countries: z.array(z.string()) }),
      ),
    }),
  ),
});
