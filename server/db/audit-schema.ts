import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const actorKinds = ['customer', 'employee', 'operator', 'visitor', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

export const targetKinds = [
  ...(['customer', 'employee', 'message', 'incident', 'data'] as const),
  ...(['operator', 'contact'] as const),
] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Append-only: a trigger refuses updates, and deletes outside the purge. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorId: text('actor_id'),
    /** Name of the operator; null for every other actor. */
    actorName: text('actor_name'),
    action: text('action').notNull(),
    targetKind: text('target_kind').$type<TargetKind>().notNull(),
    targetId: text('target_id'),
    address: text('address'),
    requestId: text('request_id'),
    userAgent: text('user_agent'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_actor').on(table.actorId),
    index('audit_events_target').on(table.targetId),
    index('audit_events_request').on(table.requestId),
  ],
);
