import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { customers, employees } from '../db/schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';

/**
 * To be called by whatever has changed balances, in its transaction: mails about those that are
 * newly below their alert, and notes those that are above it again. A locked account gets no mail;
 * if it is still below when it is enabled, its next balance sends it. `since` is when the balances
 * were true.
 */
export async function noteBalances(
  tx: Transaction,
  context: Pick<Context, 'env' | 'clock'>,
  accounts: readonly number[],
  since: SQL | Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const isBelow = sql`${customers.balance} < ${customers.alertBelow}`;
  const at = since instanceof Date ? sql`${since.toISOString()}::timestamptz` : since;
  const changed = await tx
    .update(customers)
    .set({ alertSince: sql`case when ${isBelow} then ${at} end` })
    .where(
      and(
        inArray(customers.id, [...accounts]),
        eq(customers.status, 'active'),
        isNotNull(customers.alertBelow),
        sql`(${isBelow}) <> (${customers.alertSince} is not null)`,
      ),
    )
    .returning({ id: customers.id, alertSince: customers.alertSince });
  const fallen = changed.filter(({ alertSince }) => alertSince !== null);
  await mailLowBalances(
    tx,
    context,
    fallen.map(({ id }) => id),
  );
}

/** Mails the main user, once the mailbox is verified, and the employees who were chosen. */
export async function mailLowBalances(
  tx: Transaction,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  accounts: readonly number[],
): Promise<void> {
  if (accounts.length === 0) return;
  const now = clock.now();
  const ofAccounts = inArray(customers.id, [...accounts]);
  const mainUsers = await tx
    .select()
    .from(customers)
    .where(and(ofAccounts, isNotNull(customers.emailVerifiedAt)));
  const chosen = await tx
    .select({ customer: customers, employee: employees })
    .from(employees)
    .innerJoin(customers, eq(customers.id, employees.customerId))
    .where(and(ofAccounts, getsAlert));
  const mailTo = (customer: typeof customers.$inferSelect, to: Recipient) => ({
    ...{ template: 'balance-low' as const, recipient: to.email, locale: to.locale },
    payload: {
      ...{ firstName: to.firstName, lastName: to.lastName, companyName: customer.companyName },
      ...{
        balance: customer.balance,
        below: customer.alertBelow ?? '',
        currency: customer.currency,
      },
      link: env.publicUrl + pagePath('console-usage', to.locale),
    },
  });
  await enqueueMessages(
    tx,
    [
      ...mainUsers.map((customer) =>
        mailTo(customer, { ...customer, locale: customer.notificationLocale ?? customer.locale }),
      ),
      ...chosen.map(({ customer, employee }) =>
        mailTo(customer, {
          ...{ email: employee.email ?? '', firstName: employee.name, lastName: '' },
          locale: employee.notificationLocale ?? customer.notificationLocale ?? customer.locale,
        }),
      ),
    ],
    now,
  );
}

type Recipient = { email: string; firstName: string; lastName: string; locale: Locale };

/** Employees who can get the mail. */
export const canGetAlert = and(eq(employees.status, 'active'), isNotNull(employees.email));

/** Employees who do. */
const getsAlert = and(canGetAlert, eq(employees.getsBalanceAlert, true));
