import type { AuditAction } from '../../audit/actions.ts';
import { type AuditEvent, recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteSecurity } from '../../security-log.ts';
import type { Employee } from '../employees.ts';
import { personOf, type Session } from '../sessions/sessions.ts';
import { mailChange, type ToldChange } from './mail-change.ts';

/** Whom it concerns: nobody means the account itself. `about` names the thing that was changed. */
type Whose = { employee: Employee | undefined; about?: string };

type Change<Action extends AuditAction> = Pick<AuditEvent<Action>, 'action' | 'details'>;

/** What somebody changed of their own account, or of an employee: a trace, and a mail to the owner. */
export async function noteChange<Action extends AuditAction & ToldChange>(
  tx: Transaction,
  context: Pick<Context, 'env' | 'log'>,
  session: Pick<Session, 'customer' | 'employee'>,
  caller: Caller,
  change: Change<Action>,
  now: Date,
  { employee, about }: Whose = session,
): Promise<void> {
  const { customer } = session;
  await recordEvent(
    tx,
    { ...change, by: personOf(session), target: personOf({ customer, employee }), from: caller },
    now,
  );
  const account = personOf({ customer, employee }).id;
  noteSecurity(context, caller, 'account change', 'accepted', { account, reason: change.action });
  const { address } = caller;
  const by = employee ? undefined : session.employee?.name;
  const told = { action: change.action, employee, about, by, address };
  await mailChange(tx, context, customer, told, now);
}
