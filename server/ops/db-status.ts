import { migrationStatus } from '../db/migrate.ts';
import type { Command } from './command.ts';

export const dbStatus: Command = {
  name: 'db status',
  summary: 'Shows which migrations are applied and how large the tables are.',
  usage: {},
  options: {},
  beforeMigrations: true,
  understand:
    () =>
    async ({ database }) => {
      const { applied, pending } = await migrationStatus(database);
      const { rows: tables } = await database.$client.query<{
        table: string;
        rows: number;
        kilobytes: number;
      }>(tableSizes);
      return {
        migrations: [
          ...applied.map(({ name, appliedAt }) => ({ name, applied: appliedAt })),
          ...pending.map((name) => ({ name, applied: null })),
        ],
        tables,
      };
    },
};

/** Row counts are the planner's estimates: counting large tables would slow the site down. */
const tableSizes = `
  select relname as table, greatest(n_live_tup, 0)::int as rows,
    (pg_total_relation_size(relid) / 1024)::int as kilobytes
  from pg_stat_user_tables order by pg_total_relation_size(relid) desc, relname`;
