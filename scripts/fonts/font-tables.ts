const headerLength = 12;
const entryLength = 16;

/**
 * A TrueType font with one table copied from another: both are subsets of the same file with the
 * same characters, so their glyph ids match.
 */
export function takeTable(tag: string, from: Buffer, into: Buffer): Buffer {
  const taken = readTables(from).get(tag);
  if (!taken) throw new Error(`The font has no table ${tag}.`);
  return putTable(tag, taken, into);
}

export const putTable = (tag: string, table: Buffer, into: Buffer): Buffer =>
  writeTables(into.subarray(0, 4), readTables(into).set(tag, table));

/** The table `cmap` (format 12) of characters and the ids of their glyphs. */
export function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups = [...glyphs]
    .sort(([one], [other]) => one - other)
    .flatMap(([code, glyph]) => [code, code, glyph]);
  const words = [12 << 16, 16 + 4 * groups.length, 0, groups.length / 3, ...groups];
  const table = Buffer.alloc(headerLength + 4 * words.length);
  for (const [index, half] of [0, 1, 3, 10, 0, headerLength].entries())
    table.writeUInt16BE(half, 2 * index);
  for (const [index, word] of words.entries()) table.writeUInt32BE(word, headerLength + 4 * index);
  return table;
}

export function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = headerLength + index * entryLength;
      const start = font.readUInt32BE(entry + 8);
      const end = start + font.readUInt32BE(entry + 12);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, end)];
    }),
  );
}

function writeTables(version: Buffer, tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const depth = Math.floor(Math.log2(sorted.length));
  const searched = 2 ** depth * entryLength;
  const header = Buffer.alloc(headerLength + sorted.length * entryLength);
  version.copy(header);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(searched, 6);
  header.writeUInt16BE(depth, 8);
  header.writeUInt16BE(sorted.length * entryLength - searched, 10);
  const parts = [header];
  let start = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = headerLength + index * entryLength;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(sumOf(padded), entry + 4);
    header.writeUInt32BE(start, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

function sumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
