import { dirname } from 'node:path';
import { codesIn, readTable } from './tables.ts';

/**
 * A place is a folder with everything below it (`app/ui/`), only the files of a folder (`server/*`)
 * or one file (`server/app.ts`). If several cover a file, the most specific applies.
 */
export interface Layer {
  place: string;
  mayImport: string[];
  why: string;
}

export const readLayers = (markdown: string): Layer[] =>
  readTable(markdown, 'Which folder may import which').flatMap(([places, targets, why = '']) =>
    codesIn(places).map((place) => ({ place, mayImport: codesIn(targets), why })),
  );

/** A forbidden import: its direction, `app/console/ → app/accounts/`, and the error message. */
export interface Breach {
  way: string;
  message: string;
}

export function findBreaches(layers: readonly Layer[], from: string, imports: string[]): Breach[] {
  const own = layerOf(layers, from);
  if (!own) return [nowhere(from)];
  return imports.flatMap((to) => {
    const other = layerOf(layers, to);
    if (!other) return [nowhere(to)];
    if (other === own || own.mayImport.some((place) => contains(place, other.place))) return [];
    const way = `${own.place} → ${other.place}`;
    const message = `${from}: ${short(own)} may not import ${short(other)} (${to}): ${own.why}, or change the table in docs/architecture.md`;
    return [{ way, message }];
  });
}

/** A row for a place that does not exist, or that allows one without a row, is a mistake. */
export function layerProblems(layers: readonly Layer[], files: readonly string[]): string[] {
  const absent = layers
    .filter(({ place }) => !files.some((file) => covers(place, file)))
    .map(({ place }) => `docs/architecture.md says what ${place} may import, which is not there`);
  const unknown = layers.flatMap(({ place, mayImport }) =>
    mayImport
      .filter((target) => !layers.some((other) => contains(target, other.place)))
      .map((target) => `docs/architecture.md lets ${place} import ${target}, which has no line`),
  );
  return [...absent, ...unknown];
}

const layerOf = (layers: readonly Layer[], file: string): Layer | undefined =>
  layers
    .filter(({ place }) => covers(place, file))
    .sort((a, b) => breadth(a.place) - breadth(b.place))[0];

const nowhere = (file: string): Breach => ({
  way: file,
  message: `${file}: no line of docs/architecture.md says what this folder may import, and who may import it`,
});

const covers = (place: string, file: string) =>
  place === file ||
  (place.endsWith('/') && file.startsWith(place)) ||
  (place.endsWith('*') && place === `${dirname(file)}/*`);

/** `content/` contains `content/pages/` and `content/*`; `server/*` contains only itself. */
const contains = (place: string, other: string) =>
  place === other || (place.endsWith('/') && other.startsWith(place));

/**
 * Sorts one file before the files of a folder, these before a folder, a deep folder before its
 * parent.
 */
const breadth = (place: string) =>
  (place.endsWith('/') ? 1000 : place.endsWith('*') ? 500 : 0) - place.length;

const short = ({ place }: Layer) => place.replace(/\/$/, '');
