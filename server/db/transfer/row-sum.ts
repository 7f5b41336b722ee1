import { hash } from 'node:crypto';
import type { TableSum } from './parts.ts';

/**
 * Counts and sums up the rows of a table. Hashes are added, so that the order of rows does not
 * matter (two databases sort and store them differently) and a row that stands twice counts twice.
 */
export function sumRows(table: string): { add(rows: string[]): void; total(): TableSum } {
  let count = 0;
  let sum = 0n;
  return {
    add: (rows) => {
      count += rows.length;
      for (const row of rows) sum += BigInt(`0x${hash('sha256', row)}`);
    },
    total: () => ({
      table,
      rows: count,
      checksum: BigInt.asUintN(256, sum).toString(16).padStart(64, '0'),
    }),
  };
}

/** One line for each table. */
export const progressOf = ({ table, rows }: TableSum): string => `${table}: ${rows} rows`;
