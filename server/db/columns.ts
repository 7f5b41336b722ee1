import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time: `timestamptz` in PostgreSQL, a `Date` here. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});
