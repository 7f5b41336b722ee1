import { z } from 'zod';
import { requireNoServer } from '../db/running-servers.ts';
import { checkWhole } from '../db/transfer/checked-parts.ts';
import { readDump } from '../db/transfer/dump-file.ts';
import { restore } from '../db/transfer/restore.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput } from './command.ts';
import { onlyFile } from './files.ts';
import { sumRow, traceRestored } from './transfer-report.ts';

const input = z.object({ replace: z.boolean().default(false), by });

export const dbRestore: Command = {
  name: 'db restore',
  summary: 'Fills an empty database with a dump, compares it, and applies migrations since.',
  required: { '<file>': 'what db dump wrote' },
  usage: {
    '--replace': 'delete all tables that are there, and say what was in them',
    ...byUsage,
  },
  options: { replace: { type: 'boolean' }, ...byOption },
  beforeMigrations: true,
  makesDatabase: true,
  understand: ({ values, positionals }) => {
    const file = onlyFile(positionals);
    const { replace, by } = parseInput(input, values);
    return async ({ database, clock, say = () => undefined }) => {
      say(`Checking ${file}`);
      await checkWhole(readDump(file));
      if (replace) await requireNoServer(database);
      const restored = await restore(database, readDump(file), { replace, say });
      await traceRestored(database, restored, { by, now: clock.now() });
      const { takenAt, tables, deleted, migrated } = restored;
      return {
        ...(replace && { deleted }),
        tables: tables.map(sumRow),
        migrated: migrated.map((name) => ({ name })),
        'restored, as it was at': takenAt,
      };
    };
  },
};
