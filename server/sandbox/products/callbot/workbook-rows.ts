import { inflateRawSync } from 'node:zlib';

/** Workbooks are ZIP archives. */
export const isWorkbook = (content: Buffer): boolean =>
  content.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

/** Rows of the first sheet; undefined if unreadable. */
export function workbookRows(content: Buffer): string[][] | undefined {
  try {
    const sheet = partOf(content, 'xl/worksheets/sheet1.xml');
    if (sheet === undefined) return undefined;
    return rowsOf(sheet, sharedTexts(partOf(content, 'xl/sharedStrings.xml') ?? ''));
  } catch {
    return undefined;
  }
}

const maxColumns = 100;
const largestPart = 20_000_000;

function rowsOf(sheet: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let column = 0;
  let isShared = false;
  for (const { tag, attributes, text } of tagsOf(sheet)) {
    const row = rows.at(-1) ?? [];
    if (tag === 'row') rows.push([]);
    else if (tag === 'c') {
      column = columnOf(attributes) ?? row.length;
      isShared = attributes.includes('t="s"');
      while (row.length <= Math.min(column, maxColumns)) row.push('');
    } else if ((tag === 'v' || tag === 't') && column < maxColumns)
      row[column] += isShared ? (shared[Number(text)] ?? '') : text;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  for (const { tag, text } of tagsOf(xml)) {
    if (tag === 'si') texts.push('');
    else if (tag === 't') texts[texts.length - 1] += text;
  }
  return texts;
}

/** A is 0, AA is 26. */
function columnOf(attributes: string): number | undefined {
  const [, letters] = attributes.match(/\br="([A-Z]{1,3})\d/) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Opening tags with the text after them, in linear time. */
function* tagsOf(xml: string): Generator<{ tag: string; attributes: string; text: string }> {
  for (const piece of xml.split('<')) {
    const end = piece.indexOf('>');
    const [tag = '', ...attributes] = piece.slice(0, end).split(' ');
    yield { tag, attributes: attributes.join(' '), text: unescaped(piece.slice(end + 1)) };
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');

/** A file of a ZIP archive by its central directory; throws if broken. */
function partOf(zip: Buffer, name: string): string | undefined {
  const end = zip.lastIndexOf('PK\x05\x06');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) return unpacked(zip, at);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return undefined;
}

function unpacked(zip: Buffer, at: number): string {
  const isPacked = zip.readUInt16LE(at + 10) !== 0;
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(begin, begin + size);
  return String(isPacked ? inflateRawSync(bytes, { maxOutputLength: largestPart }) : bytes);
}
