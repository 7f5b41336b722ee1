import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { auditEvents } from '../db/audit-schema.ts';

export type StoredEvent = typeof auditEvents.$inferSelect;

export type AuditFilter = {
  /** A kind (`operator`), an id, or the name of an operator. */
  who?: string | undefined;
  action?: string | undefined;
  /** A kind (`customer`) or an id. */
  target?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  requestId?: string | undefined;
  limit: number;
};

/** Audit events, newest first. */
export const listEvents = (
  { database }: Pick<Context, 'database'>,
  { who, action, target, since, until, requestId, limit }: AuditFilter,
): Promise<StoredEvent[]> =>
  database
    .select()
    .from(auditEvents)
    .where(
      and(
        isAnyOf(who, [auditEvents.actorKind, auditEvents.actorId, auditEvents.actorName]),
        isAnyOf(action, [auditEvents.action]),
        isAnyOf(target, [auditEvents.targetKind, auditEvents.targetId]),
        isAnyOf(requestId, [auditEvents.requestId]),
        since && gte(auditEvents.at, since),
        until && lt(auditEvents.at, until),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);

const isAnyOf = (value: string | undefined, columns: readonly PgColumn[]): SQL | undefined =>
  value === undefined ? undefined : or(...columns.map((column) => eq(column, value)));

/** An event as files and commands show it. */
export const eventRow = (event: StoredEvent) => ({
  at: event.at,
  who: [event.actorKind, event.actorName ?? event.actorId].filter(Boolean).join(' '),
  action: event.action,
  target: [event.targetKind, event.targetId].filter(Boolean).join(' '),
  address: event.address,
  request: event.requestId,
  details: event.details,
});
