import { readMigrations } from '../migrate.ts';
import { dumpedProduct, formatVersion, type Header, type Part, type TableSum } from './parts.ts';
import { progressOf, sumRows } from './row-sum.ts';
import { TransferError } from './transfer-error.ts';

/**
 * Passes parts through and throws when they are out of order or the rows do not match the checksums
 * of the end part.
 */
export async function* checkedParts(
  parts: AsyncIterable<Part>,
  say: (line: string) => void = () => undefined,
): AsyncGenerator<Part> {
  const found: TableSum[] = [];
  let sum: ReturnType<typeof sumRows> | undefined;
  let state: 'nothing' | 'begun' | 'ended' = 'nothing';
  for await (const part of parts) {
    if ('header' in part !== (state === 'nothing') || state === 'ended') throw outOfOrder();
    if ('header' in part) {
      await checkHeader(part.header);
      state = 'begun';
    } else if ('rows' in part) {
      if (!sum) throw outOfOrder();
      sum.add(part.rows);
    } else {
      if (sum) {
        found.push(sum.total());
        say(progressOf(sum.total()));
      }
      if ('table' in part) sum = sumRows(part.table.name);
      else {
        compareSums(part.end.tables, found);
        state = 'ended';
      }
    }
    yield part;
  }
  if (state !== 'ended') throw outOfOrder();
}

/** Reads all parts to verify them. */
export async function checkWhole(parts: AsyncIterable<Part>): Promise<void> {
  const checked = checkedParts(parts);
  while (!(await checked.next()).done);
}

/** Throws when a table's checksum differs; both lists have the same tables. */
export function compareSums(expected: TableSum[], found: TableSum[]): void {
  const byName = new Map(found.map((sum) => [sum.table, sum]));
  for (const { table, rows, checksum } of expected) {
    const other = byName.get(table);
    if (other?.rows !== rows || other.checksum !== checksum)
      throw new TransferError(
        `The rows of ${table} are not those that were dumped (${other?.rows ?? 'none'} instead of ${rows}, or changed).`,
      );
  }
  if (byName.size !== expected.length) throw outOfOrder();
}

/** Throws when this release cannot restore the dump. */
export async function checkHeader({ product, format, migrations }: Header): Promise<void> {
  if (product !== dumpedProduct) throw new TransferError('It is the dump of another product.');
  if (format > formatVersion)
    throw new TransferError('A newer release made this dump: restore it with that one.');
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    if (!known.has(name))
      throw new TransferError(
        `A newer release made this dump (it has ${name}): restore it with that one.`,
      );
    if (known.get(name) !== checksum)
      throw new TransferError(`Migration ${name} is another one here than where this was dumped.`);
  }
}

const outOfOrder = () => new TransferError('Its parts are out of order or missing.');
