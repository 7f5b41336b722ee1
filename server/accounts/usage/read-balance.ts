import { and, asc, eq } from 'drizzle-orm';
import { fullName } from '#content/full-name.ts';
import type { BalanceView } from '#contract/usage.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { employees } from '../../db/schema.ts';
import { canGetAlert } from '../../usage/balance-alert.ts';
import { findPace } from '../../usage/pace.ts';
import { reading } from '../../usage/usage-rows.ts';
import { findById } from '../customers.ts';
import type { Session } from '../sessions/sessions.ts';

export const readBalance = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  session: Session,
): Promise<BalanceView> => reading(database, (tx) => describeBalance(tx, session, clock.now()));

/** Everybody reads who gets the mail; only the main user, who else could. */
export async function describeBalance(
  tx: Transaction,
  session: Session,
  now: Date,
): Promise<BalanceView> {
  const customer = (await findById(tx, session.customer.id)) ?? session.customer;
  const able = await tx
    .select({ id: employees.id, name: employees.name, isChosen: employees.getsBalanceAlert })
    .from(employees)
    .where(and(eq(employees.customerId, customer.id), canGetAlert))
    .orderBy(asc(employees.name), asc(employees.id));
  const chosen = able.filter(({ isChosen }) => isChosen);
  return {
    currency: customer.currency,
    balance: customer.balance,
    credit: customer.creditBalance,
    asOf: customer.balanceAsOf?.toISOString() ?? null,
    ...(await findPace(tx, customer.id, now)),
    alert: {
      below: customer.alertBelow,
      since: customer.alertSince?.toISOString() ?? null,
      employees: chosen.map(({ id }) => id),
    },
    recipients: [
      ...(customer.emailVerifiedAt ? [fullName(customer)] : []),
      ...chosen.map(({ name }) => name),
    ],
    candidates: session.employee ? [] : able.map(({ id, name }) => ({ id, name })),
  };
}
