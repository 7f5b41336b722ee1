/** Rows with headings; text left-aligned, figures right-aligned. */
export function drawTable(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, i) =>
    Math.max(...[head, ...rows.map((row) => row[i] ?? '')].map((cell) => cell.length)),
  );
  const isFigure = heads.map((_, i) => rows.some((row) => /^[\d.]+( ✗)?$/.test(row[i] ?? '')));
  const line = (cells: string[]) =>
    widths
      .map((width, i) =>
        isFigure[i] ? (cells[i] ?? '').padStart(width) : (cells[i] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

export const inKb = (bytes: number): string => (bytes / 1024).toFixed(1);

export const drawHistogram = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
