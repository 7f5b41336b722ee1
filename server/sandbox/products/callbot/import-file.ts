import { z } from 'zod';
import { missingField, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import type { SentFile } from '../../http/arrived.ts';
import { csvRows } from './csv-rows.ts';
import type { NewEntry } from './new-entries.ts';
import { isWorkbook, workbookRows } from './workbook-rows.ts';

const unknownFormat = 6214;
const noPhoneColumn = 6218;

export type Row = Record<string, string>;

/** Rows by column name; empty cells are omitted. */
export function rowsOfFile({ content }: SentFile): Row[] {
  const [names, ...rows] = cellsOf(content);
  if (!names?.includes('phone')) throw new Refusal(noPhoneColumn);
  return rows.map((cells) =>
    Object.fromEntries(
      names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : [])),
    ),
  );
}

function cellsOf(content: Buffer): string[][] {
  const cells = isWorkbook(content) ? workbookRows(content) : textRows(content);
  if (!cells) throw new Refusal(unknownFormat);
  return cells;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined if it is not text: audio may be valid UTF-8, but has control characters. */
function textRows(content: Buffer): string[][] | undefined {
  try {
    const text = utf8.decode(content);
    return text.includes('\0') ? undefined : csvRows(text);
  } catch {
    return undefined;
  }
}

const person = z.object({
  phone: z.string().max(32),
  orderId: z.optional(z.string().max(64)),
  priority: z.coerce.number().int().min(1).max(9),
  earliestAt: z.optional(z.iso.datetime({ offset: true })),
  variables: z.record(z.string(), z.string().max(200)),
});

/** Every other column is a variable of the script. */
export function personOf(row: Row): NewEntry {
  const { phone, orderId, priority = '5', earliestAt, ...variables } = row;
  if (phone === undefined) throw new Refusal(missingField, { field: 'phone' });
  const read = person.safeParse({ phone, orderId, priority, earliestAt, variables });
  if (!read.success) throw new Refusal(wrongValue);
  return read.data;
}
