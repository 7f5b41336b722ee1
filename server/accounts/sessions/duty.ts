import { twoFactorGraceMs } from '#contract/console.ts';
import type { Duty } from '#contract/user-data.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Customer } from '../customers.ts';
import type { Employee } from '../employees.ts';
import { factorsOf } from '../two-factor/factors.ts';
import { ownerOf, type SessionUser } from './sessions.ts';

/** What an employee has to do before every other call. */
export async function dutyOf(
  database: Database | Transaction,
  who: SessionUser,
  now: Date,
): Promise<Duty | undefined> {
  if (who.employee?.mustSetPassword) return 'password';
  const due = twoFactorDue(who);
  if (!due || due > now) return undefined;
  return (await factorsOf(database, ownerOf(who))).length > 0 ? undefined : 'two-factor';
}

/** When an employee without a second factor needs one; those who come later have no grace. */
export function twoFactorDue({
  customer: { twoFactorRequiredSince: since },
  employee,
}: {
  customer: Pick<Customer, 'twoFactorRequiredSince'>;
  employee: Pick<Employee, 'createdAt'> | undefined;
}): Date | undefined {
  if (!since || !employee) return undefined;
  if (employee.createdAt > since) return employee.createdAt;
  return new Date(since.getTime() + twoFactorGraceMs);
}
