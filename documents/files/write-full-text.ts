import type { Locale } from '#contract/locale.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { writeOpening } from './write-index.ts';
import { writeMarkdown } from './write-markdown.ts';

/** `llms-full.txt`: all documents of a language in the order of the menu. */
export const writeFullText = (locale: Locale, origin: string): string =>
  [
    writeOpening(locale, origin).join('\n'),
    ...allManuscripts()[locale].map((manuscript) => writeMarkdown(manuscript, origin)),
  ].join('\n---\n\n');
