import type { Caller } from '../context.ts';
import { auditEvents, type TargetKind } from '../db/audit-schema.ts';
import type { Transaction } from '../db/database.ts';
import { type AuditAction, type AuditDetails, auditActions } from './actions.ts';

/** Customers go by their public id. A visitor is whoever has not proven who they are. */
export type Actor =
  | { kind: 'customer' | 'employee'; id: string }
  | { kind: 'operator'; name: string }
  | { kind: 'visitor' | 'system' };

export type AuditEvent<Action extends AuditAction> = {
  action: Action;
  by: Actor;
  target: { kind: TargetKind; id?: string | undefined };
  /** From where; the command line and the server itself have no address. */
  from?: Pick<Caller, 'address' | 'requestId' | 'userAgent'>;
  details: AuditDetails<Action>;
};

/** Writes a trace in the transaction of the change: either both happen or neither. */
export async function recordEvent<Action extends AuditAction>(
  tx: Transaction,
  { action, by, target, from, details }: AuditEvent<Action>,
  now: Date,
): Promise<void> {
  await tx.insert(auditEvents).values({
    at: now,
    actorKind: by.kind,
    actorId: 'id' in by ? by.id : null,
    actorName: 'name' in by ? by.name : null,
    action,
    targetKind: target.kind,
    targetId: target.id ?? null,
    address: from?.address ?? null,
    requestId: from?.requestId ?? null,
    userAgent: from?.userAgent ?? null,
    details: auditActions[action].parse(details),
  });
}
