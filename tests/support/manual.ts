import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manual = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');

/** A section of the operator's manual, from its heading to the next one. */
export const manualSection = (heading: string): string =>
  manual.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

/** The settings in the tables of a section, each with the cell of its default. */
export const documentedDefaults = (heading: string): Record<string, string> =>
  Object.fromEntries(
    [...manualSection(heading).matchAll(/^\| `([A-Z\d_]+)` +\| (.+?) +\| /gm)].map(
      ([, name = '', told = '']) => [name, told],
    ),
  );

/** The expected cells; defaults derived from other settings are given in words. */
export const tableOf = (
  defaults: Record<string, string | undefined>,
  inWords: Record<string, string>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, cellOf(value)])),
  ...inWords,
});

function cellOf(value: string | undefined): string {
  if (value === undefined) return 'not set';
  return value === '' ? 'empty' : `\`${value}\``;
}
