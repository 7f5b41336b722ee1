import { z } from 'zod';
import { services } from '#content/products.ts';
import { keyRights } from '#contract/documented-api.ts';
import { pastMoment } from '../usage/row-fields.ts';
import { balanceRow } from '../usage/take-balances.ts';
import { usageRow } from '../usage/usage-row.ts';
import { messageRow } from './take-messages.ts';

/** The calls of the gateway's port; `openapi.ts` describes them from here. */

export const changesPath = '/gateway/v1/changes';

export const mostAccounts = 500;
export const mostRows = 1_000;
export const longestWaitSeconds = 25;

const wholeText = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected);
};

export const changesQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}(-\d{1,15})?$/, 'a cursor of this call')
    .optional(),
  limit: wholeText(1, mostAccounts).default(mostAccounts),
  wait: wholeText(0, longestWaitSeconds).default(0),
});

const keyForGateway = z.strictObject({
  key: z.string(),
  secret: z.string(),
  rights: z.array(z.enum(keyRights)),
  /** From then on the key is refused; null for a key without an end. */
  ends: z.iso.datetime().nullable(),
});

const changedAccount = z.strictObject({
  account: z.guid(),
  revision: z.string(),
  state: z.enum(['active', 'disabled', 'gone']),
  products: z.array(z.enum(Object.keys(services))),
  /** Addresses and networks; empty allows all. */
  allowed: z.array(z.string()),
  callback: z.strictObject({
    url: z.string().nullable(),
    secret: z.string().nullable(),
    unsignedDidReceipts: z.boolean(),
  }),
  keys: z.array(keyForGateway),
});

export type ChangedAccount = z.output<typeof changedAccount>;

export const changesAnswer = z.strictObject({
  accounts: z.array(changedAccount),
  cursor: z.string(),
  more: z.boolean(),
  /** Secrets that were encrypted with another `APP_SECRET` and are left out. */
  unreadable: z.int(),
});

export type ChangesAnswer = z.output<typeof changesAnswer>;

const rows = z
  .array(z.unknown(), 'a list of rows')
  .max(mostRows, `at most ${mostRows.toLocaleString('en')} rows`);

export const usageBody = (now: () => Date) =>
  z.strictObject({ completeUntil: pastMoment(now).nullish(), rows }, 'an object with rows');

export const rowsBody = z.strictObject({ rows }, 'an object with rows');

const problem = z.strictObject({ field: z.string(), expected: z.string() });

export const intakeAnswer = z.strictObject({
  taken: z.int(),
  ignored: z.int(),
  refused: z.array(problem.extend({ index: z.int() })),
});

export const badRequest = problem;

const anyTime = () => new Date(0);

/** What a body has, with its rows in full. */
export const describedBodies = {
  usage: usageBody(anyTime).extend({ rows: z.array(usageRow('live', anyTime)).max(mostRows) }),
  balances: z.strictObject({ rows: z.array(balanceRow(anyTime)).max(mostRows) }),
  messages: z.strictObject({ rows: z.array(messageRow(anyTime)).max(mostRows) }),
};
