import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time: `timestamptz` in PostgreSQL, a `Date` here. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
