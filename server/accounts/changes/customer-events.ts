import { desc } from 'drizzle-orm';
import type { CustomerEvent } from '#contract/desk-customers.ts';
import { auditEvents } from '../../db/audit-schema.ts';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../customers.ts';
import { concerns, factsOf, namesOf } from './account-events.ts';

/** For operators: everything on record about a customer and its employees, newest first. */
export async function listCustomerEvents(
  database: Database,
  customer: Customer,
  limit: number,
): Promise<CustomerEvent[]> {
  const who = { customer, employee: undefined };
  const names = await namesOf({ database }, who);
  const rows = await database
    .select()
    .from(auditEvents)
    .where(concerns(who, names))
    .orderBy(desc(auditEvents.id))
    .limit(limit);
  return rows.map(({ id, at, action, actorId, actorName, actorKind, ...row }) => ({
    ...{ id, at: at.toISOString(), action, facts: factsOf(row.details) },
    by: actorName ?? (actorId && names.get(actorId)) ?? actorKind,
    whom: (row.targetKind === 'employee' && names.get(row.targetId ?? '')) || '',
    address: row.address ?? '',
  }));
}
