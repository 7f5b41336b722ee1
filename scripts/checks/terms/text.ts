import { readdirSync } from 'node:fs';
import type { Locale } from '#contract/locale.ts';

/**
 * A sentence, label or title in one language. `place` is the file and, behind a space, what leads
 * to the text in it.
 */
export type Text = { place: string; locale: Locale; text: string };

export const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();

/** Without inline code, targets of links and placeholders. */
export const prose = (text: string): string =>
  text.replace(/`[^`]*`|\]\([^)]*\)|\{\w+\}/g, (part) => (part.startsWith(']') ? ']' : ''));
