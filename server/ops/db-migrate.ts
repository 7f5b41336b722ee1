import { migrate } from '../db/migrate.ts';
import { renewExceptions } from '../db/row-rights.ts';
import { seed } from '../db/seed.ts';
import type { Command } from './command.ts';

export const dbMigrate: Command = {
  name: 'db migrate',
  summary: 'Applies the migrations that are missing and refreshes the reference data.',
  usage: {},
  options: {},
  beforeMigrations: true,
  understand:
    () =>
    async ({ database }) => {
      const applied = await migrate(database);
      await seed(database);
      await renewExceptions(database);
      return { applied: applied.map((name) => ({ name })) };
    },
};
