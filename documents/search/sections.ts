import { withoutLinks } from '#content/inline-links.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { wordsFor } from './readers-words.ts';
import type { SearchSection } from './search-record.ts';
import type { Described } from './write-search.ts';

/** A line that is in more documents than this is not specific to any of them. */
const sharedFrom = 3;

/** Every section of every document. */
export function searchSections(described: readonly Described[]): SearchSection[] {
  const shared = sharedLines(described);
  return described.flatMap(({ id: page, text, locale, facts, operations }, document) => {
    // A guide explains what all calls share; in the calls themselves it would only add noise.
    const own = operations.length > 0 ? withoutLines(text, shared) : text;
    const [, ...pieces] = cutAtHeadings(own);
    const { headings } = outlineOf(text, locale);
    return [
      {
        document,
        anchor: '',
        heading: '',
        text: facts.description,
        keywords: [facts.menu, facts.keywords].filter(Boolean).join(', '),
      },
      ...headings.flatMap(({ id, name }, index) => {
        const text = plain(pieces[index] ?? '');
        const keywords = wordsFor(`${page}#${id}`, locale);
        return text ? [{ document, anchor: id, heading: name, text, keywords }] : [];
      }),
    ];
  });
}

/** The first piece is the text before the first section. */
function cutAtHeadings(text: string): string[] {
  const pieces = [''];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    else if (isCode) continue;
    else if (/^#{2,4} /.test(line)) pieces.push('');
    else pieces[pieces.length - 1] += `${line}\n`;
  }
  return pieces;
}

const sharedLines = (described: readonly Described[]): Set<string> => {
  const counts = new Map<string, number>();
  for (const { text } of described)
    for (const line of new Set(text.split('\n').filter(isSentence)))
      counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set([...counts].flatMap(([line, count]) => (count > sharedFrom ? [line] : [])));
};

const isSentence = (line: string): boolean => line !== '' && !/^(#|:|`)/.test(line);

const withoutLines = (text: string, lines: ReadonlySet<string>): string =>
  text
    .split('\n')
    .map((line) => (lines.has(line) ? '' : line))
    .join('\n');

/** The text of a section without Markdown syntax and samples, which repeat the tables. */
const plain = (markdown: string): string =>
  withoutLinks(markdown)
    .replace(/^:.*$/gm, '')
    .replace(/^\|[ |-]*\|$/gm, '')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '')
    .replace(/[*`]/g, '')
    .replace(/[[\]>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
