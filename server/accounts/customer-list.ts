import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  exists,
  inArray,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { fullName } from '#content/full-name.ts';
import { type CustomerFilter, customerStatuses } from '#contract/desk-customers.ts';
import { containing } from '../db/containing.ts';
import type { Database } from '../db/database.ts';
import { apiKeys, applications } from '../db/sandbox-schema.ts';
import { type CustomerStatus, customers } from '../db/schema.ts';
import type { Customer } from './customers.ts';

/** How operators call a customer. */
export const nameOf = (customer: Customer): string => customer.companyName || fullName(customer);

type Filter = {
  status?: CustomerStatus | undefined;
  product?: string | undefined;
  /** A part of the mail address, company, name, username or phone; a whole id or access key. */
  find?: string | undefined;
};

/** Newest first. */
export const listCustomers = (
  { database }: { database: Database },
  { limit, status, ...filter }: Filter & { limit: number },
): Promise<Customer[]> =>
  database
    .select()
    .from(customers)
    .where(and(status && eq(customers.status, status), matches(database, filter)))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit);

/** By status, of all that match the rest of the filter. */
export async function countCustomers(
  database: Database,
  filter: Omit<Filter, 'status'>,
): Promise<Record<CustomerFilter, number>> {
  const rows = await database
    .select({ status: customers.status, count: count() })
    .from(customers)
    .where(matches(database, filter))
    .groupBy(customers.status);
  const counts = { all: 0, active: 0, pending: 0, disabled: 0 };
  for (const status of customerStatuses) {
    counts[status] = rows.find((row) => row.status === status)?.count ?? 0;
    counts.all += counts[status];
  }
  return counts;
}

/** By mail address in small letters, verified or not. */
export async function selectCustomersByEmail(
  database: Database,
  emails: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const wanted = emails.map((email) => email.toLowerCase());
  const found = await database
    .select()
    .from(customers)
    .where(inArray(sql`lower(${customers.email})`, wanted));
  return new Map(
    found.map((customer) => [
      customer.email.toLowerCase(),
      { id: customer.publicId, name: nameOf(customer) },
    ]),
  );
}

/** When a key of each customer was last used in the sandbox; customers without a call are missing. */
export async function selectLastCalls(
  database: Database,
  customerIds: readonly number[],
): Promise<Map<number, Date>> {
  const rows = await database
    .select({ customerId: applications.customerId, at: max(apiKeys.lastUsedAt) })
    .from(apiKeys)
    .innerJoin(applications, eq(applications.id, apiKeys.applicationId))
    .where(inArray(applications.customerId, [...customerIds]))
    .groupBy(applications.customerId);
  return new Map(
    rows.flatMap(({ customerId, at }) => (customerId && at ? [[customerId, at]] : [])),
  );
}

const matches = (
  database: Database,
  { product, find = '' }: Omit<Filter, 'status'>,
): SQL | undefined =>
  and(
    product ? arrayContains(customers.enabledProducts, [product]) : undefined,
    find === '' ? undefined : hasFound(database, find),
  );

const { email, companyName, username, phone, firstName, lastName } = customers;

/** In both orders: Chinese names are written family name first. */
const names = [sql`${firstName} || ' ' || ${lastName}`, sql`${lastName} || ${firstName}`];

function hasFound(database: Database, find: string): SQL | undefined {
  const digits = find.replace(/[\s().-]/g, '');
  return or(
    ...[email, companyName, username, ...names].map((column) => containing(column, find)),
    /^\+?\d{3,}$/.test(digits) ? containing(phone, digits) : undefined,
    eq(sql`${customers.publicId}::text`, find.toLowerCase()),
    exists(
      database
        .select({ id: apiKeys.id })
        .from(apiKeys)
        .innerJoin(applications, eq(applications.id, apiKeys.applicationId))
        .where(and(eq(applications.customerId, customers.id), eq(apiKeys.accessKey, find))),
    ),
  );
}
