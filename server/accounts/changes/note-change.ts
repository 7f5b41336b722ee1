import type { AuditAction } from '../../audit/actions.ts';
import { type AuditEvent, recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteSecurity } from '../../security-log.ts';
import type { Employee } from '../employees.ts';
import { personOf, type SessionUser } from '../sessions/sessions.ts';
import { type MailedAction, mailChange } from './mail-change.ts';

export type Change<Action extends AuditAction> = Pick<AuditEvent<Action>, 'action' | 'details'>;

type ChangeNote<Action extends AuditAction> = {
  session: SessionUser;
  caller: Caller;
  change: Change<Action>;
  /** The changed user: an employee, or null for the main user. Default: the user of the session. */
  employee?: Employee | null;
  /** Name of the changed key, for the mail. */
  about?: string;
};

/**
 * Records a change made in the console: audit event, security log, and a mail to the account's
 * owner.
 */
export async function noteChange<Action extends AuditAction & MailedAction>(
  tx: Transaction,
  context: Pick<Context, 'env' | 'log' | 'clock'>,
  { session, caller, change, employee = session.employee ?? null, about }: ChangeNote<Action>,
): Promise<void> {
  const { customer } = session;
  const target = personOf({ customer, employee: employee ?? undefined });
  await recordEvent(
    tx,
    { ...change, by: personOf(session), target, from: caller },
    context.clock.now(),
  );
  const reason = change.action;
  noteSecurity(context, caller, {
    event: 'account change',
    outcome: 'accepted',
    account: target.id,
    reason,
  });
  await mailChange(tx, context, customer, {
    action: change.action,
    employee: employee?.name,
    about,
    by: employee ? undefined : session.employee?.name,
    address: caller.address,
  });
}
