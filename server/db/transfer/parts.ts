import { z } from 'zod';

/** What this release writes; it reads no newer one. */
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

/** The lines of a dump that are not rows: the header, the head of each table, the end. */
export const mark = z.union([
  z.object({ header }),
  z.object({ table }),
  z.object({ end }),
  z.object({ sha256: z.string() }),
]);

/**
 * What a database is made of on its way to a file or to another database, in this order: the
 * header; each table and its rows, those it refers to before it; the end. A row is a JSON array
 * of what PostgreSQL writes for each column, or null.
 */
export type Part =
  | { header: Header }
  | { table: z.output<typeof table> }
  | { rows: string[] }
  | { end: End };
