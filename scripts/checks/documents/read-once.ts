import type { Locale } from '#contract/locale.ts';
import { type ReadText, readMarkdown } from '#documents/manuscripts/read-markdown.ts';

const known = new Map<string, ReadText>();

/** Several checks read the same manuscripts, and parsing is most of what a check costs. */
export function readOnce(text: string, locale: Locale): ReadText {
  const key = `${locale} ${text}`;
  const read = known.get(key) ?? readMarkdown(text, locale);
  known.set(key, read);
  return read;
}
