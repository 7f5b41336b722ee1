import type { TwoFactorRule } from '#contract/console.ts';
import { twoFactorGraceMs } from '#contract/console.ts';
import type { Caller, Context } from '../../context.ts';
import { noteChange } from '../changes/note-change.ts';
import { type Customer, lockCustomer, updateCustomer } from '../customers.ts';
import { selectEmployees } from '../employees.ts';
import type { Session } from '../sessions/sessions.ts';
import { employeesWithFactor } from '../two-factor/factors.ts';

/** Whether the account requires two-factor authentication of its employees. */
export const ruleOf = ({
  twoFactorRequiredSince: since,
}: Pick<Customer, 'twoFactorRequiredSince'>): TwoFactorRule =>
  since
    ? {
        requiredSince: since.toISOString(),
        graceEndsAt: new Date(since.getTime() + twoFactorGraceMs).toISOString(),
      }
    : { requiredSince: null, graceEndsAt: null };

export const requireTwoFactor = (
  context: Context,
  session: Session,
  caller: Caller,
  required: boolean,
): Promise<TwoFactorRule> =>
  context.database.transaction(async (tx) => {
    const { id } = session.customer;
    const before = await lockCustomer(tx, id);
    if (before && (before.twoFactorRequiredSince !== null) === required) return ruleOf(before);
    const change = { twoFactorRequiredSince: required ? context.clock.now() : null };
    await updateCustomer(tx, id, change);
    const withFactor = await employeesWithFactor(tx, id);
    const employees = await selectEmployees(tx, id);
    const without = employees.filter((employee) => !withFactor.has(employee.id)).length;
    await noteChange(tx, context, {
      ...{ session, caller, employee: null },
      change: required
        ? { action: 'two-factor.required', details: { without } }
        : { action: 'two-factor.optional', details: {} },
    });
    return ruleOf(change);
  });
