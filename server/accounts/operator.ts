import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/time-units.ts';
import type { AuditAction, AuditDetails } from '../audit/actions.ts';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { lockRow } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { type CustomerStatus, customers } from '../db/schema.ts';
import { usedOfLimit } from '../limits/take.ts';
import { mailChange } from './changes/mail-change.ts';
import { voidCodes } from './codes/one-time-codes.ts';
import { sharedCaps } from './codes/text-limits.ts';
import { isPumped, textUse } from './codes/text-use.ts';
import { type Customer, hasEmail, updateCustomer } from './customers.ts';
import { parsePhone } from './phone-number.ts';
import { forgetDevices } from './sessions/known-devices.ts';
import { endAllSessions } from './sessions/sessions.ts';
import { mailActivation } from './sign-up/activation-mail.ts';
import { opens, voidTokens } from './sign-up/activation-tokens.ts';
import { deleteFactors } from './two-factor/factors.ts';

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

/** Finds a customer by id, e-mail address, phone or username. */
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
  by: string,
  who: string,
  terms: Terms,
): Promise<Customer | undefined> =>
  changing(context, by, who, async (tx, customer) => {
    await updateCustomer(tx, customer.id, terms);
    const before = {
      ...(terms.balance && { balance: customer.balance }),
      ...(terms.creditBalance && { creditBalance: customer.creditBalance }),
      ...(terms.enabledProducts && { enabledProducts: customer.enabledProducts }),
    };
    return { action: 'customer.terms-changed', details: { before, after: terms } };
  });

/** Locks a customer and all employees out at once; once enabled they log in as before. */
export const disableCustomer = (
  context: Operator,
  by: string,
  who: string,
): Promise<Customer | undefined> =>
  changing(context, by, who, async (tx, { id }) => {
    await updateCustomer(tx, id, { status: 'disabled' });
    const ended = await endAllSessions(tx, id);
    await voidTokens(tx, id);
    await voidCodes(tx, id);
    return { action: 'customer.disabled', details: { sessionsEnded: ended.length } };
  });

export const enableCustomer = (
  context: Operator,
  by: string,
  who: string,
): Promise<Customer | undefined> =>
  changing(context, by, who, async (tx, { id, activatedAt }) => {
    const status = activatedAt ? 'active' : 'pending';
    await updateCustomer(tx, id, { status });
    return { action: 'customer.enabled', details: { status } };
  });

/**
 * For an owner who lost passkeys, app and recovery codes; false when there was no second factor.
 */
export async function resetFactor(
  context: Operator,
  by: string,
  who: string,
): Promise<boolean | undefined> {
  let had = false;
  const found = await changing(context, by, who, async (tx, customer) => {
    const owner = { customerId: customer.id, employeeId: null };
    had = await deleteFactors(tx, owner);
    if (!had) return undefined;
    await forgetDevices(tx, owner);
    await mailChange(tx, context, customer, { action: 'second-step.reset', address: '' });
    return { action: 'second-step.reset', details: {} };
  });
  return found && had;
}

export type TextRow = {
  dialCode: string;
  lastHour: number;
  maxAnHour: number;
  lastDay: number;
  maxADay: number;
  used: number;
  share: string;
  note: string;
};

/** Codes sent by text per dial code; a low share of used codes indicates SMS pumping. */
export async function textReport({ database, env, clock }: Operator): Promise<TextRow[]> {
  const now = clock.now();
  const rows = await textUse(database, new Date(now.getTime() - dayMs));
  return Promise.all(
    rows.map(async ({ dialCode, sent, used }) => {
      const [hour, day] = sharedCaps(env, dialCode);
      const lastHour = hour ? await usedOfLimit(database, hour, now) : 0;
      const maxAnHour = hour?.limit ?? 0;
      const notes = [
        ...(lastHour * 2 >= maxAnHour ? ['half of the hour is used'] : []),
        ...(isPumped({ dialCode, sent, used }) ? ['few codes are used'] : []),
      ];
      const share = `${Math.round((100 * used) / Math.max(sent, 1))} %`;
      const maxADay = day?.limit ?? 0;
      const note = notes.join(', ');
      return { dialCode, lastHour, maxAnHour, lastDay: sent, maxADay, used, share, note };
    }),
  );
}

/** False when the mailbox is verified or the customer disabled. */
export async function resendActivation(
  context: Operator,
  by: string,
  who: string,
): Promise<boolean | undefined> {
  let sent = false;
  const found = await changing(context, by, who, async (tx, customer) => {
    if (!opens('mail', customer)) return undefined;
    await voidTokens(tx, customer.id, 'mail');
    await mailActivation(tx, context, customer, customer.locale);
    sent = true;
    return { action: 'customer.activation-resent', details: {} };
  });
  return found && sent;
}

type Trace<Action extends AuditAction> = { action: Action; details: AuditDetails<Action> };

/**
 * Runs a change and records the audit event that it returns, if any. Returns the changed customer.
 */
const changing = <Action extends AuditAction>(
  { database, clock }: Operator,
  by: string,
  who: string,
  change: (tx: Transaction, customer: Customer) => Promise<Trace<Action> | undefined>,
): Promise<Customer | undefined> =>
  database.transaction(async (tx) => {
    const found = await lockRow(tx.select().from(customers).where(isCalled(who)).limit(1));
    if (!found) return undefined;
    const trace = await change(tx, found);
    const target = { kind: 'customer', id: found.publicId } as const;
    if (trace)
      await recordEvent(tx, { ...trace, by: { kind: 'operator', name: by }, target }, clock.now());
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
