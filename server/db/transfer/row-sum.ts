import { hash } from 'node:crypto';
import type { TableSum } from './parts.ts';

/**
 * Row count and checksum of a table. Hashes are added, so that the order of rows does not matter
 * and a duplicate counts twice.
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

export const progressOf = ({ table, rows }: TableSum): string => `${table}: ${rows} rows`;
