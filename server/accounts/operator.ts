import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import type { AuditAction, AuditDetails } from '../audit/actions.ts';
import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { lockRow } from '../db/advisory-lock.ts';
import { auditEvents } from '../db/audit-schema.ts';
import type { Database, Transaction } from '../db/database.ts';
import { customers } from '../db/schema.ts';
import { noteChange } from '../gateway/note-change.ts';
import { AppError } from '../http/errors.ts';
import { usedOfLimit } from '../limits/take.ts';
import { noteBalances } from '../usage/balance-alert.ts';
import { mailChange } from './changes/mail-change.ts';
import { voidCodes } from './codes/one-time-codes.ts';
import { sharedCaps } from './codes/text-limits.ts';
import { isPumped, textUse } from './codes/text-use.ts';
import { type Customer, hasEmail, updateCustomer } from './customers.ts';
import { findEmployeeById } from './employees.ts';
import { parsePhone } from './phone-number.ts';
import { forgetDevices } from './sessions/known-devices.ts';
import { endAllSessions, endOtherSessions, personOf } from './sessions/sessions.ts';
import { mailActivation } from './sign-up/activation-mail.ts';
import { opens, voidTokens } from './sign-up/activation-tokens.ts';
import { deleteFactors } from './two-factor/factors.ts';

type Operator = Pick<Context, 'database' | 'env' | 'clock'>;

/** Finds a customer by id, e-mail address, phone or username. */
export async function findCustomer(
  database: Database | Transaction,
  who: string,
): Promise<Customer | undefined> {
  const [found] = await database.select().from(customers).where(isCalled(who)).limit(1);
  return found;
}

type Terms = Partial<Pick<Customer, 'balance' | 'creditBalance' | 'enabledProducts'>>;

/** Terms that follow from those before are given as a function; undefined changes nothing. */
export const setTerms = (
  context: Operator,
  acting: Acting,
  who: string,
  wanted: Terms | ((customer: Customer) => Terms | undefined),
): Promise<Customer | undefined> =>
  changing(context, acting, who, async (tx, customer) => {
    const terms = typeof wanted === 'function' ? wanted(customer) : wanted;
    if (!terms) return undefined;
    await updateCustomer(tx, customer.id, terms);
    if (terms.balance) await noteBalances(tx, context, [customer.id], context.clock.now());
    if (terms.enabledProducts) await noteChange(tx, customer);
    const before = {
      ...(terms.balance && { balance: customer.balance }),
      ...(terms.creditBalance && { creditBalance: customer.creditBalance }),
      ...(terms.enabledProducts && { enabledProducts: customer.enabledProducts }),
    };
    return { action: 'customer.terms-changed', details: { before, after: terms } };
  });

/** Enables a product or turns it off, and leaves the others as they are. */
export const switchProduct = (
  context: Operator,
  acting: Acting,
  who: string,
  { product, isOn }: { product: string; isOn: boolean },
): Promise<Customer | undefined> =>
  setTerms(context, acting, who, ({ enabledProducts }) => {
    if (enabledProducts.includes(product) === isOn) return undefined;
    const others = enabledProducts.filter((one) => one !== product);
    return { enabledProducts: isOn ? [...others, product] : others };
  });

type Money = { balance: string; credit: string };

/** Sets balance and credit, unless they are no longer what they were `before`. */
export const setMoney = (
  context: Operator,
  acting: Acting,
  who: string,
  { balance, credit, before }: Money & { before: Money },
): Promise<Customer | undefined> =>
  setTerms(context, acting, who, (customer) => {
    const isNow = (money: Money) =>
      Number(money.balance) === Number(customer.balance) &&
      Number(money.credit) === Number(customer.creditBalance);
    if (isNow({ balance, credit })) return undefined;
    if (!isNow(before)) throw new AppError('desk.changed');
    return { balance, creditBalance: credit };
  });

/** Locks a customer and all employees out at once; once enabled they log in as before. */
export const disableCustomer = (
  context: Operator,
  acting: Acting,
  who: string,
  reason?: string,
): Promise<Customer | undefined> =>
  changing(context, acting, who, async (tx, customer) => {
    const { id } = customer;
    if (customer.status === 'disabled') return undefined;
    await updateCustomer(tx, id, { status: 'disabled' });
    await noteChange(tx, customer);
    const ended = await endAllSessions(tx, id);
    await voidTokens(tx, id);
    await voidCodes(tx, id);
    return { action: 'customer.disabled', details: { sessionsEnded: ended.length, reason } };
  });

export const enableCustomer = (
  context: Operator,
  acting: Acting,
  who: string,
  reason?: string,
): Promise<Customer | undefined> =>
  changing(context, acting, who, async (tx, customer) => {
    if (customer.status !== 'disabled') return undefined;
    const status = customer.activatedAt ? 'active' : 'pending';
    await updateCustomer(tx, customer.id, { status });
    await noteChange(tx, customer);
    return { action: 'customer.enabled', details: { status, reason } };
  });

/** Ends all logins of the main user or of an employee. False where there is no such person. */
export const endSessionsOf = (
  { database, clock }: Operator,
  acting: Acting,
  customer: Customer,
  employeeId: string | null,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const employee = employeeId ? await findEmployeeById(tx, customer.id, employeeId) : undefined;
    if (employeeId && !employee) return false;
    const sessions = await endOtherSessions(tx, { customerId: customer.id, employeeId });
    const target = personOf({ customer, employee });
    if (sessions.length > 0)
      await recordEvent(
        tx,
        { ...acting, action: 'session.ended', target, details: { sessions } },
        clock.now(),
      );
    return true;
  });

type Part = AuditDetails<'customer.read'>['part'];

/** Within this time, looking at the same part again is the same reading. */
const readingMs = 10 * minuteMs;

/** Records that somebody looks at a part of a customer's data, before they see it. */
export const noteReading = (
  { database, clock }: Pick<Operator, 'database' | 'clock'>,
  acting: Acting & { by: { id: string } },
  { publicId: id }: Customer,
  part: Part,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const known = await tx.$count(
      auditEvents,
      and(
        eq(auditEvents.action, 'customer.read'),
        eq(auditEvents.targetId, id),
        eq(auditEvents.actorId, acting.by.id),
        gt(auditEvents.at, new Date(now.getTime() - readingMs)),
        sql`${auditEvents.details} ->> 'part' = ${part}`,
      ),
    );
    if (known > 0) return;
    const target = { kind: 'customer', id } as const;
    await recordEvent(tx, { ...acting, action: 'customer.read', target, details: { part } }, now);
  });

/**
 * For an owner who lost passkeys, app and recovery codes; false when there was no second factor.
 */
export async function resetFactor(
  context: Operator,
  acting: Acting,
  who: string,
): Promise<boolean | undefined> {
  let had = false;
  const found = await changing(context, acting, who, async (tx, customer) => {
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
  acting: Acting,
  who: string,
): Promise<boolean | undefined> {
  let sent = false;
  const found = await changing(context, acting, who, async (tx, customer) => {
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
  acting: Acting,
  who: string,
  change: (tx: Transaction, customer: Customer) => Promise<Trace<Action> | undefined>,
): Promise<Customer | undefined> =>
  database.transaction(async (tx) => {
    const found = await lockRow(tx.select().from(customers).where(isCalled(who)).limit(1));
    if (!found) return undefined;
    const trace = await change(tx, found);
    const target = { kind: 'customer', id: found.publicId } as const;
    if (trace) await recordEvent(tx, { ...acting, ...trace, target }, clock.now());
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
