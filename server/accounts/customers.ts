import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { lockRow } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { countries, customers } from '../db/schema.ts';
import { localReadings, parsePhone } from './phone-number.ts';

export type Customer = typeof customers.$inferSelect;

/** The language of notices to a customer; until a login has set it, `otherwise`. */
export const noticeLocale = (customer: Customer, otherwise: Locale = customer.locale): Locale =>
  customer.notificationLocale ?? otherwise;

/** Customer by e-mail address, verified or not, phone with country code, or username. */
export const findByAccount = (
  database: Database | Transaction,
  account: string,
): Promise<Customer | undefined> => findOne(database, meantBy(account));

export const findById = (
  database: Database | Transaction,
  id: number,
): Promise<Customer | undefined> => findOne(database, eq(customers.id, id));

export const findActiveByPhone = (
  database: Database | Transaction,
  phone: string,
): Promise<Customer | undefined> => findOne(database, and(eq(customers.phone, phone), isActive));

/** Customers by a phone without country code, read as a number of their sign-up country. */
export async function findActiveByLocalPhone(
  database: Database | Transaction,
  typed: string,
): Promise<Customer[]> {
  const readings = new Map(localReadings(typed).map(({ e164, dialCode }) => [e164, dialCode]));
  const found = await database
    .select({ customer: customers, dialCode: countries.dialCode })
    .from(customers)
    .innerJoin(countries, eq(countries.id, customers.countryId))
    .where(and(inArray(customers.phone, [...readings.keys()]), isActive));
  return found.flatMap(({ customer, dialCode }) =>
    readings.get(customer.phone ?? '') === dialCode ? [customer] : [],
  );
}

/** Active customer by a verified e-mail address. */
export const findActiveByEmail = (
  database: Database | Transaction,
  email: string,
): Promise<Customer | undefined> => findOne(database, and(hasVerifiedEmail(email), isActive));

/** Locks the row until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: number): Promise<Customer | undefined> {
  return lockRow(tx.select().from(customers).where(eq(customers.id, id)));
}

export async function updateCustomer(
  tx: Transaction,
  id: number,
  change: Partial<typeof customers.$inferInsert>,
): Promise<void> {
  await tx.update(customers).set(change).where(eq(customers.id, id));
}

export const isPhoneTaken = async (
  database: Database | Transaction,
  phone: string,
  customerId: number,
): Promise<boolean> =>
  (await findOne(database, and(eq(customers.phone, phone), ne(customers.id, customerId)))) !==
  undefined;

export const isUsernameTaken = async (
  database: Database | Transaction,
  username: string,
  customerId: number,
): Promise<boolean> =>
  (await findOne(database, and(hasUsername(username), ne(customers.id, customerId)))) !== undefined;

/** Unique column that a failed statement violated, if any. */
export function takenColumn(error: unknown): 'phone' | 'username' | 'email' | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('constraint' in current && typeof current.constraint === 'string')
      return constraints[current.constraint];
  return undefined;
}

const constraints: Record<string, 'phone' | 'username' | 'email'> = {
  customers_phone_key: 'phone',
  customers_username_key: 'username',
  customers_email_key: 'email',
};

const isActive = eq(customers.status, 'active');

const hasUsername = (username: string): SQL =>
  eq(sql`lower(${customers.username})`, username.toLowerCase());

export const hasEmail = (email: string): SQL =>
  eq(sql`lower(${customers.email})`, email.toLowerCase());

const hasVerifiedEmail = (email: string): SQL | undefined =>
  and(hasEmail(email), isNotNull(customers.emailVerifiedAt));

function meantBy(account: string): SQL | undefined {
  if (account.includes('@')) return hasEmail(account);
  const phone = parsePhone(account);
  return phone ? eq(customers.phone, phone.e164) : hasUsername(account);
}

async function findOne(
  database: Database | Transaction,
  condition: SQL | undefined,
): Promise<Customer | undefined> {
  const [found] = await database.select().from(customers).where(condition).limit(1);
  return found;
}
