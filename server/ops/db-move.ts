import { z } from 'zod';
import { prepareDataFolder } from '../data-folder.ts';
import { reachDatabase } from '../db/reach.ts';
import { requireNoServer } from '../db/running-servers.ts';
import { restore } from '../db/transfer/restore.ts';
import { takeSnapshot } from '../db/transfer/snapshot.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput } from './command.ts';
import { sumRow, traceRestored } from './transfer-report.ts';

const input = z.object({
  to: z
    .string('is required')
    .refine(
      (to) => to === 'embedded' || (/^postgres(ql)?:/.test(to) && URL.canParse(to)),
      'must be an address such as postgresql://user@host:5432/name, or embedded',
    ),
  by,
});

export const dbMove: Command = {
  name: 'db move',
  summary: 'Copies all rows into another, empty database and compares both; changes nothing here.',
  required: {
    '--to <address>': 'postgresql://user@host:5432/name, or embedded for the one in DATA_DIR',
  },
  usage: byUsage,
  options: { to: { type: 'string' }, ...byOption },
  beforeMigrations: true,
  understand: ({ values }) => {
    const { to, by } = parseInput(input, values);
    return async ({ env, database, clock, say = () => undefined }) => {
      await requireNoServer(database);
      const databaseUrl = to === 'embedded' ? undefined : to;
      if (!databaseUrl) await prepareDataFolder(env.dataDir);
      const target = await reachDatabase(
        { databaseUrl, dataDir: env.dataDir },
        { log: say, join: true, setting: '--to' },
      );
      try {
        const moved = await restore(target.database, takeSnapshot(database), {
          replace: false,
          say,
        });
        await traceRestored(target.database, moved, { by, now: clock.now() });
        return {
          moved: moved.tables.map(sumRow),
          migrated: moved.migrated.map((name) => ({ name })),
          'as it was at': moved.takenAt,
          next: databaseUrl ? nextOutside(target.place) : nextEmbedded(env.dataDir),
        };
      } finally {
        await target.close();
      }
    };
  },
};

const nextOutside = (place: string): string =>
  `set DATABASE_URL to the address of ${place}, keep APP_SECRET as it is (without that setting: what stands in DATA_DIR/secret), then start.`;

const nextEmbedded = (dataDir: string): string =>
  `remove DATABASE_URL, keep DATA_DIR at ${dataDir} and APP_SECRET as it is, then start.`;
