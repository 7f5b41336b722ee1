import { z } from 'zod';
import { recordEvent } from '../audit/record.ts';
import { migrationStatus } from '../db/migrate.ts';
import { draftDump } from '../db/transfer/dump-file.ts';
import type { Part, TableSum } from '../db/transfer/parts.ts';
import { takeSnapshot } from '../db/transfer/snapshot.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, type OpsContext, parseInput } from './command.ts';
import { onlyFile } from './files.ts';
import { rowsIn, sumRow } from './transfer-report.ts';

const input = z.object({ overwrite: z.boolean().default(false), by });

export const dbDump: Command = {
  name: 'db dump',
  summary: 'Writes all rows, as they are at one moment, into a file; the server may go on.',
  required: { '<file>': 'only its owner may read it' },
  usage: { '--overwrite': 'replace a file that is there', ...byUsage },
  options: { overwrite: { type: 'boolean' }, ...byOption },
  beforeMigrations: true,
  understand: ({ values, positionals }) => {
    const file = onlyFile(positionals);
    const { overwrite, by } = parseInput(input, values);
    return async (context) => {
      let tables: TableSum[] = [];
      const watched = async function* (): AsyncGenerator<Part> {
        for await (const part of takeSnapshot(context.database, context.say)) {
          if ('end' in part) tables = part.end.tables;
          yield part;
        }
      };
      const draft = await draftDump(file, watched(), { overwrite });
      try {
        await recordDump(context, by, rowsIn(tables));
        await draft.publish();
      } finally {
        await draft.discard();
      }
      return { tables: tables.map(sumRow), dumped: file };
    };
  },
};

/** Records nothing in tables of another release, whose columns may differ. */
async function recordDump({ database, clock }: OpsContext, by: string, rows: number) {
  if ((await migrationStatus(database)).pending.length > 0) return;
  const who = { by: { kind: 'operator', name: by }, target: { kind: 'data' } } as const;
  await database.transaction((tx) =>
    recordEvent(tx, { action: 'database.dumped', ...who, details: { rows } }, clock.now()),
  );
}
