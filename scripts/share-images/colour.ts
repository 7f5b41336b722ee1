import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourDeclarations } from '#content/colour.ts';
import { declarations, plainValue } from './css-values.ts';

const sheet = readFileSync(
  join(import.meta.dirname, '../../app/styles/tokens.css'),
  'utf8',
).replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The first values of `:root`: the light theme at desktop width. */
export const tokens: ReadonlyMap<string, string> = new Map([
  ...colourDeclarations('day'),
  ...[...sheet.matchAll(/^:root(?:,\n::backdrop)? \{([^}]*)\}/gm)].flatMap(([, body = '']) =>
    Object.entries(declarations(body)),
  ),
]);

export const colour = (token: string): string => plainValue(`var(--${token})`, tokens);
