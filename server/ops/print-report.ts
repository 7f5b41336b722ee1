import type { Report, Row } from './command.ts';

/** Report as text: a heading per section, tables in columns. */
export const printReport = (report: Report): string =>
  Object.entries(report)
    .map(([name, section]) =>
      Array.isArray(section) ? `${name}\n${table(section)}` : `${name}: ${section}`,
    )
    .join('\n\n');

function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return '  (none)';
  const cells = [columns, ...rows.map((row) => columns.map((column) => text(row[column])))];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((line) => displayWidth(line[index] ?? ''))),
  );
  return cells
    .map((line) => `  ${line.map((cell, index) => padded(cell, widths[index] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Strips line breaks and terminal control characters: stored text comes from visitors. */
function text(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '-';
  return plain(value).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

function plain(value: NonNullable<Row[string]>): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const padded = (cell: string, width: number): string =>
  cell + ' '.repeat(Math.max(0, width - displayWidth(cell)));

/** East Asian characters take two columns. */
const displayWidth = (cell: string): number =>
  [...cell].reduce((width, sign) => width + (/[\u1100-\u{1faff}]/u.test(sign) ? 2 : 1), 0);
