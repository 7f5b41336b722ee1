import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The hashed files of all releases; each process puts its own there. */
export const siteAssets = pgTable(
  'site_assets',
  {
    /** As the build calls it, below `/assets/`. */
    name: text('name').primaryKey(),
    type: text('type').notNull(),
    etag: text('etag').notNull(),
    plain: bytes('plain').notNull(),
    brotli: bytes('brotli'),
    gzip: bytes('gzip'),
    /** When a process last ran whose build has it. */
    lastRunAt: moment('last_run_at').notNull(),
  },
  (table) => [index('site_assets_last_run').on(table.lastRunAt)],
);
