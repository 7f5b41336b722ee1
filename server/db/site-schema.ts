import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Hashed assets of all running releases; each process stores its own. */
export const siteAssets = pgTable(
  'site_assets',
  {
    /** File name below `/assets/`. */
    name: text('name').primaryKey(),
    type: text('type').notNull(),
    etag: text('etag').notNull(),
    plain: bytes('plain').notNull(),
    brotli: bytes('brotli'),
    gzip: bytes('gzip'),
    /** When a process whose build contains the file last started. */
    lastRunAt: moment('last_run_at').notNull(),
  },
  (table) => [index('site_assets_last_run').on(table.lastRunAt)],
);
