import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { type CustomerStatus, customers } from '../db/schema.ts';
import { holdRow } from '../db/turn.ts';
import { mailActivation } from './activation-mail.ts';
import { opens, voidTokens } from './activation-tokens.ts';
import { type Customer, hasEmail, updateCustomer } from './customers.ts';
import { voidCodes } from './one-time-codes.ts';
import { parsePhone } from './phone-number.ts';
import { endAllSessions } from './sessions.ts';

type Operator = Pick<Context, 'database' | 'env' | 'clock'>;

export const listCustomers = (
  { database }: Pick<Operator, 'database'>,
  { status, limit }: { status?: CustomerStatus; limit: number },
): Promise<Customer[]> =>
  database
    .select()
    .from(customers)
    .where(status && eq(customers.status, status))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit);

/** By id, e-mail address, phone or username. */
export async function findCustomer(
  database: Database | Transaction,
  who: string,
): Promise<Customer | undefined> {
  const [found] = await database.select().from(customers).where(isCalled(who)).limit(1);
  return found;
}

type Terms = Partial<Pick<Customer, 'balance' | 'creditBalance' | 'enabledProducts'>>;

export const setTerms = (
  context: Operator,
  who: string,
  terms: Terms,
): Promise<Customer | undefined> =>
  changing(context, who, async (tx, { id }) => updateCustomer(tx, id, terms));

/** A disabled customer and all employees are out at once; enabled again they log in as before. */
export const disableCustomer = (context: Operator, who: string): Promise<Customer | undefined> =>
  changing(context, who, async (tx, { id }) => {
    await updateCustomer(tx, id, { status: 'disabled' });
    await endAllSessions(tx, id);
    await voidTokens(tx, id);
    await voidCodes(tx, id);
  });

export const enableCustomer = (context: Operator, who: string): Promise<Customer | undefined> =>
  changing(context, who, (tx, { id, activatedAt }) =>
    updateCustomer(tx, id, { status: activatedAt ? 'active' : 'pending' }),
  );

/** False when the mailbox is proven already or the customer is disabled. */
export async function resendActivation(
  context: Operator,
  who: string,
): Promise<boolean | undefined> {
  let sent = false;
  const found = await changing(context, who, async (tx, customer) => {
    if (!opens('mail', customer)) return;
    await voidTokens(tx, customer.id, 'mail');
    await mailActivation(tx, context, customer, customer.locale, context.clock.now());
    sent = true;
  });
  return found && sent;
}

/** Answers the customer as it is afterwards. */
const changing = (
  { database }: Operator,
  who: string,
  change: (tx: Transaction, customer: Customer) => Promise<void>,
): Promise<Customer | undefined> =>
  database.transaction(async (tx) => {
    const found = await holdRow(tx.select().from(customers).where(isCalled(who)).limit(1));
    if (!found) return undefined;
    await change(tx, found);
    return findCustomer(tx, found.publicId);
  });

function isCalled(who: string): SQL | undefined {
  if (who.includes('@')) return hasEmail(who);
  const phone = parsePhone(who)?.e164;
  return or(
    eq(sql`${customers.publicId}::text`, who.toLowerCase()),
    eq(sql`lower(${customers.username})`, who.toLowerCase()),
    phone === undefined ? undefined : eq(customers.phone, phone),
  );
}
