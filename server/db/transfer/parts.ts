import { z } from 'zod';

/** Version that this release writes, and the newest that it reads. */
export const formatVersion = 1;

export const dumpedProduct = 'nuntix';

const header = z.object({
  product: z.string(),
  format: z.int(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
const table = z.object({ name: z.string(), columns: z.array(z.string()) });
const tableSum = z.object({ table: z.string(), rows: z.int(), checksum: z.string() });
const sequence = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() });
const end = z.object({ tables: z.array(tableSum), sequences: z.array(sequence) });

export type Header = z.output<typeof header>;
export type TableSum = z.output<typeof tableSum>;
export type Sequence = z.output<typeof sequence>;
export type End = z.output<typeof end>;

/** Lines of a dump that are not rows: header, head of a table, end. */
export const mark = z.union([
  z.object({ header }),
  z.object({ table }),
  z.object({ end }),
  z.object({ sha256: z.string() }),
]);

/**
 * A database on its way to a file or another database, in this order: header, each table followed
 * by its rows (referenced tables first), end. A row is a JSON array with the text form of each
 * column, or null.
 */
export type Part =
  | { header: Header }
  | { table: z.output<typeof table> }
  | { rows: string[] }
  | { end: End };
