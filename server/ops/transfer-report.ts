import { recordEvent } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import type { TableSum } from '../db/transfer/parts.ts';
import type { Restored } from '../db/transfer/restore.ts';
import type { Row } from './command.ts';

/** Shortened checksum, to compare by eye. */
export const sumRow = ({ table, rows, checksum }: TableSum): Row => ({
  table,
  rows,
  checksum: checksum.slice(0, 16),
});

export const rowsIn = (tables: { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** Audit event in the restored database, once its tables are those of this release. */
export const traceRestored = (
  database: Database,
  { takenAt, tables, deleted }: Restored,
  { by, now }: { by: string; now: Date },
): Promise<void> =>
  database.transaction((tx) =>
    recordEvent(
      tx,
      {
        action: 'database.restored',
        by: { kind: 'operator', name: by },
        target: { kind: 'data' },
        details: { takenAt, rows: rowsIn(tables), deletedRows: rowsIn(deleted) },
      },
      now,
    ),
  );
