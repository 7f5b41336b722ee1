import type { Caller } from '../context.ts';
import { auditEvents, type TargetKind } from '../db/audit-schema.ts';
import type { Transaction } from '../db/database.ts';
import { type AuditAction, type AuditDetails, auditActions } from './actions.ts';

/** Who caused an event. Customers are named by their public id; a visitor is not authenticated. */
export type Actor =
  | { kind: 'customer' | 'employee'; id: string }
  /** At the desk a person with an id; a command knows the name alone. */
  | { kind: 'operator'; name: string; id?: string }
  | { kind: 'visitor' | 'system' };

/** Who changes something at the desk or by a command; the server's own changes are the system's. */
export type Acting = {
  by: Extract<Actor, { kind: 'operator' }> | { kind: 'system' };
  from?: Pick<Caller, 'address' | 'requestId' | 'userAgent'>;
};

export type AuditEvent<Action extends AuditAction> = {
  action: Action;
  by: Actor;
  target: { kind: TargetKind; id?: string | undefined };
  /** Origin of the request; commands and the server itself have none. */
  from?: Pick<Caller, 'address' | 'requestId' | 'userAgent'>;
  details: AuditDetails<Action>;
};

/** Stores an audit event in the transaction of the change. */
export async function recordEvent<Action extends AuditAction>(
  tx: Transaction,
  { action, by, target, from, details }: AuditEvent<Action>,
  now: Date,
): Promise<void> {
  await tx.insert(auditEvents).values({
    at: now,
    actorKind: by.kind,
    actorId: ('id' in by && by.id) || null,
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
