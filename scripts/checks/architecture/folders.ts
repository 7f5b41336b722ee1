import { dirname } from 'node:path';
import { codesIn, readTable } from './tables.ts';

/** Every folder has its own row, or a row above it that ends in `**`; every row has a folder. */
export function folderProblems(markdown: string, files: readonly string[]): string[] {
  const folders = new Set(files.flatMap(foldersAbove));
  const lines = readTable(markdown, 'Folders').flatMap(([cell]) => codesIn(cell));
  const named = new Set(lines.map((line) => line.replace(/\/(\*\*)?$/, '')));
  const summed = lines.filter((line) => line.endsWith('/**')).map((line) => line.slice(0, -2));
  const missing = [...folders].filter(
    (folder) => !named.has(folder) && !summed.some((above) => folder.startsWith(above)),
  );
  return [
    ...missing.map((folder) => `docs/architecture.md has no line for the folder ${folder}/`),
    ...[...named]
      .filter((folder) => !folders.has(folder))
      .map((folder) => `docs/architecture.md has a line for ${folder}/, which is not there`),
    ...lines
      .filter((line, index) => lines.indexOf(line) !== index)
      .map((line) => `docs/architecture.md has two lines for ${line}`),
  ];
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
