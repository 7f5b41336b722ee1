import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type ServiceId, services } from '#content/products.ts';
import { type Application, callbackSecretOf } from '../applications/applications.ts';
import { type ApiKey, inUse, secretKeyOf } from '../applications/keys.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { gatewayChanges, gatewayRevision } from '../db/gateway-schema.ts';
import { apiKeys, applications } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import type { ChangedAccount, ChangesAnswer } from './contract.ts';

type Reading = Pick<Context, 'database' | 'clock' | 'secret'>;

/** A cursor that what has been deleted since, or a restored database, makes useless. */
export class CursorTooOld extends Error {}

/**
 * How far the gateway has read. While it reads everything from the beginning, `start` is the last
 * revision at that time: accounts that were deleted before it need not be told.
 */
type Cursor = { read: number; start: number };

/** The latest state of each account that changed after the cursor, in order of its revision. */
export async function readChanges(
  context: Reading,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ChangesAnswer> {
  const { database } = context;
  const known = await lastRevision(database);
  const cursor = after === undefined ? { read: 0, start: known.last } : parseCursor(after);
  if (Math.max(cursor.read, cursor.start) < known.dropped || cursor.read > known.last)
    throw new CursorTooOld();
  const found = await changedAfter(database, cursor.read, limit + 1);
  const page = found.slice(0, limit);
  const more = found.length > limit;
  const { accounts, unreadable } = await statesOf(context, page);
  const lastRead = page.at(-1)?.revision ?? cursor.read;
  const read = more ? lastRead : Math.max(lastRead, known.last);
  return { accounts, cursor: writeCursor({ ...cursor, read }), more, unreadable };
}

/** The revision up to which the gateway has read, as its cursor says. */
export const readUpTo = (after: string | undefined): number =>
  after === undefined ? 0 : parseCursor(after).read;

/** Whether there is anything to read after a revision. */
export const hasChanges = async (database: Database, after: number): Promise<boolean> =>
  (await changedAfter(database, after, 1)).length > 0;

function parseCursor(text: string): Cursor {
  const [read = 0, start = read] = text.split('-').map(Number);
  return { read, start };
}

const writeCursor = ({ read, start }: Cursor): string =>
  read < start ? `${read}-${start}` : String(read);

async function lastRevision(database: Database) {
  const [found = { last: 0, dropped: 0 }] = await database
    .select({ last: gatewayRevision.last, dropped: gatewayRevision.dropped })
    .from(gatewayRevision);
  return found;
}

type Change = typeof gatewayChanges.$inferSelect;

const changedAfter = (database: Database, revision: number, limit: number): Promise<Change[]> =>
  database
    .select()
    .from(gatewayChanges)
    .where(gt(gatewayChanges.revision, revision))
    .orderBy(asc(gatewayChanges.revision))
    .limit(limit);

async function statesOf({ database, clock, secret }: Reading, changes: readonly Change[]) {
  const ids = changes.map(({ account }) => account);
  const found = await database
    .select({ customer: customers, application: applications })
    .from(customers)
    .leftJoin(applications, eq(applications.customerId, customers.id))
    .where(inArray(customers.publicId, ids));
  const active = found.flatMap(({ customer, application }) =>
    application && customer.status === 'active' ? [application.id] : [],
  );
  const keys = await database
    .select()
    .from(apiKeys)
    .where(
      and(
        inArray(apiKeys.applicationId, active),
        eq(apiKeys.environment, 'live'),
        inUse(clock.now()),
      ),
    )
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  const byAccount = new Map(found.map((one) => [one.customer.publicId, one]));
  const ofApplication = Map.groupBy(keys, ({ applicationId }) => applicationId);
  const states = changes.map(({ account, revision }) => {
    const there = byAccount.get(account);
    const all = ofApplication.get(there?.application?.id ?? '') ?? [];
    const own = all.filter((key) => !isSample(key, there?.customer));
    return stateOf({ secret }, { account, revision: String(revision), ...there, keys: own });
  });
  return {
    accounts: states.map(({ state }) => state),
    unreadable: states.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

type Stored = {
  account: string;
  revision: string;
  /** Missing once the account is deleted. */
  customer?: typeof customers.$inferSelect;
  application?: Application | null;
  keys: readonly ApiKey[];
};

function stateOf(
  context: Pick<Context, 'secret'>,
  { account, revision, customer, application, keys }: Stored,
): { state: ChangedAccount; unreadable: number } {
  const opened = keys.map((key) => ({ key, secret: secretKeyOf(context, key) }));
  const readable = opened.flatMap(({ key: { accessKey: key, rights, endsAt }, secret }) =>
    secret === undefined ? [] : [{ key, secret, rights, ends: endsAt?.toISOString() ?? null }],
  );
  const callbackSecret = application ? callbackSecretOf(context, application) : null;
  const lost = callbackSecret === undefined ? 1 : 0;
  return {
    state: {
      account,
      revision,
      state: stateName(customer),
      products: customer?.enabledProducts.filter(isService) ?? [],
      allowed: application?.allowedAddresses ?? [],
      callback: {
        url: application?.callbackUrl ?? null,
        secret: callbackSecret ?? null,
        unsignedDidReceipts: false,
      },
      keys: readable,
    },
    unreadable: opened.length - readable.length + lost,
  };
}

/** Keys of the demo account that were made with it work nowhere. */
const isSample = (key: ApiKey, customer: Stored['customer']): boolean =>
  customer?.samplesUntil != null && key.createdAt <= customer.samplesUntil;

/** An account that nobody has activated yet cannot be used either. */
function stateName(customer: Stored['customer']): ChangedAccount['state'] {
  if (!customer) return 'gone';
  return customer.status === 'active' ? 'active' : 'disabled';
}

const isService = (product: string): product is ServiceId => Object.hasOwn(services, product);
