import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInput } from '#contract/call.ts';
import { hourMs } from '#contract/time-units.ts';
import type { BalanceView, setBalanceAlert as call } from '#contract/usage.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { employees } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { requireWithinLimit } from '../../limits/take.ts';
import { canGetAlert, mailLowBalances } from '../../usage/balance-alert.ts';
import { type Customer, lockCustomer, updateCustomer } from '../customers.ts';
import { personOf, type Session } from '../sessions/sessions.ts';
import { describeBalance } from './read-balance.ts';

/** Changes of an alert in an hour: each of them may send mails. */
const changesAnHour = 20;

/**
 * Sets below which balance who gets a mail. Where the balance is below already, the mail goes out
 * at once; not again, where one went out for the amount before.
 */
export const setBalanceAlert = (
  context: Context,
  session: Session,
  from: Caller,
  { below, employees: chosen }: ParsedInput<typeof call>,
): Promise<BalanceView> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const customer = await lockCustomer(tx, session.customer.id);
    if (!customer) throw new AppError('session.required');
    const isSame = isSameAmount(below, customer.alertBelow);
    const reached = await chooseEmployees(tx, customer, chosen);
    if (isSame && reached.changed === 0) return describeBalance(tx, session, now);
    const limit = { key: `balance-alert:${customer.id}`, limit: changesAnHour, windowMs: hourMs };
    await requireWithinLimit(tx, limit, now);
    if (!isSame) {
      const isBelow = below !== null && Number(customer.balance) < Number(below);
      await updateCustomer(tx, customer.id, {
        alertBelow: below,
        alertSince: isBelow ? now : null,
      });
      if (isBelow && customer.alertSince === null)
        await mailLowBalances(tx, context, [customer.id]);
    }
    const person = personOf(session);
    const who = { by: person, target: person, from };
    await recordEvent(
      tx,
      below === null
        ? { ...who, action: 'balance-alert.off', details: {} }
        : {
            ...{ ...who, action: 'balance-alert.set' },
            details: { below, currency: customer.currency, employees: reached.chosen },
          },
      now,
    );
    return describeBalance(tx, session, now);
  });

const isSameAmount = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Number(one) === Number(other);

/** Marks who gets the mail. What is chosen for a locked employee stays for when they are enabled. */
async function chooseEmployees(
  tx: Transaction,
  { id }: Customer,
  chosen: readonly string[],
): Promise<{ changed: number; chosen: number }> {
  const isChosen = inArray(employees.id, [...chosen]);
  const candidates = and(eq(employees.customerId, id), canGetAlert);
  const { rowCount } = await tx
    .update(employees)
    .set({ getsBalanceAlert: sql`${isChosen}` })
    .where(and(candidates, sql`${employees.getsBalanceAlert} <> (${isChosen})`));
  return { changed: rowCount ?? 0, chosen: await tx.$count(employees, and(candidates, isChosen)) };
}
