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

/** Days up to today, or a month such as `2026-10`. */
export const usageRanges = ['7', '30', '90'] as const;
export type UsageRange = (typeof usageRanges)[number];
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

const usageFilter = {
  environment: z._default(z.enum(keyEnvironments), 'live'),
  range: z._default(z.union([z.enum(usageRanges), month]), '30'),
  product: z.optional(z.string().check(z.maxLength(40))),
  /** ISO code, or `ZZ` where it is not known. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** An access key; `none` for traffic without a key, such as inbound messages. */
  key: z.optional(z.string().check(z.maxLength(60))),
  /** One day of the range alone. */
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
  /** First and last UTC day of the range. */
  from: day,
  to: day,
  /** Up to when the totals are complete; null while nothing was ever reported. */
  completeUntil: z.nullable(moment),
  /** False as long as the account has no row in this environment, whatever is filtered for. */
  hasAny: z.boolean(),
  total: totalsOf,
  /** The same number of days before, or the month before; null where there was no traffic. */
  before: z.nullable(totalsOf),
  /** Days with traffic, oldest first; each product once a day, in the order of `products`. */
  days: z.array(usageOfDay),
  /** Highest price first, then highest count. */
  products: z.array(z.object({ product: z.string(), ...totals })),
  countries: z.array(z.object({ country: z.string(), ...totals })),
  keys: z.array(usageOfKey),
  /** Most frequent first. */
  failures: z.array(failure),
  /** One reason makes up more than `noticeableShare` of a country's final states. */
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

/** See `notices`; of at least `noticeableCount` messages. */
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

/** Menu `usage`: exactly what is filtered, one row per day, product, country and key. */
export const exportUsage = defineCall({
  ...calls,
  path: '/client_api/usage/export',
  query: z.object(usageFilter),
  reply: envelope(
    z.object({
      /** CSV with a heading, in UTF-8. */
      csv: z.string(),
      /** False where there is more than `usageExportMax` rows. */
      isComplete: z.boolean(),
    }),
  ),
});

const balanceAlert = z.object({
  /** Mail when the balance falls below; null: off. */
  below: z.nullable(amount),
  /** When the balance fell below it; null while it is above. */
  since: z.nullable(moment),
  /** Employees who get the mail beside the main user. */
  employees: z.array(id),
});
export type BalanceAlert = z.output<typeof balanceAlert>;

/** A forecast needs spend on at least this many full days. */
export const paceDaysMin = 3;
/** The pace is the mean of this many full UTC days before today. */
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
  /** How many of the last `paceDays` days the pace is the mean of. */
  paceOfDays: z.int(),
  alert: balanceAlert,
  /** Who gets the mail, by name. */
  recipients: z.array(z.string()),
  /** Who could get it: employees with a mail address. Empty for employees. */
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

/** Main user only. */
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
      products: z.array(
        z.object({ product: z.string(), ...totals, countries: z.array(z.string()) }),
      ),
    }),
  ),
});
