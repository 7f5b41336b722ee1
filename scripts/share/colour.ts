import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarations, plainValue } from './css-values.ts';

const sheet = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8');

/** What `:root` says first: the colours by day, at the width of a desktop. */
export const tokens: ReadonlyMap<string, string> = new Map(
  Object.entries(declarations(/:root \{([^}]*)\}/.exec(sheet)?.[1] ?? '')),
);

export const colour = (token: string): string => plainValue(`var(--${token})`, tokens);
