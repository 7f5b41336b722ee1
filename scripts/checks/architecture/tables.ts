/** The rows of the table under this heading as cells, without the two header lines. */
export function readTable(markdown: string, heading: string): string[][] {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  if (start === -1) throw new Error(`docs/architecture.md has no heading "${heading}"`);
  const section = lines.slice(start + 1);
  const end = section.findIndex((line) => line.startsWith('## '));
  return section
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** Folder names of a table cell, which are written in backticks. */
export const codesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);
