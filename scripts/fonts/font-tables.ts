const headerLength = 12;
const entryLength = 16;

/**
 * A TrueType font with one table copied from another: both are subsets of the same file with the
 * same characters, so their glyph ids match.
 */
export function takeTable(tag: string, from: Buffer, into: Buffer): Buffer {
  const taken = readTables(from).get(tag);
  if (!taken) throw new Error(`The font has no table ${tag}.`);
  const tables = readTables(into).set(tag, taken);
  return writeTables(into.subarray(0, 4), tables);
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
