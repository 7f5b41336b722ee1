import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ticketId } from '#contract/tickets.ts';
import { tickets } from '../db/ticket-schema.ts';

/** Tickets with this number, or with these words in one of the columns. */
export function hasWords(
  typed: string | undefined,
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const find = typed?.trim() ?? '';
  if (find === '') return undefined;
  // A search takes its words as they are: `%` and `_` stand for themselves.
  const pattern = `%${find.replace(/[\\%_]/g, '\\$&')}%`;
  const isNumber = /^T-\d{1,15}$/i.test(find);
  return or(
    ...columns.map((column) => sql`${column} ilike ${pattern}`),
    isNumber ? sql`${tickets.id} = ${ticketId(find)}` : undefined,
  );
}
