import { like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column contains a text, in capitals or not; true for an empty one. */
export const containing = (column: PgColumn | SQL, find: string): SQL | undefined =>
  find === ''
    ? undefined
    : like(sql`lower(${column})`, `%${find.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
