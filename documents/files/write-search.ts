import { documentPath, placeOf } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import { allManuscripts, type Manuscript } from '../manuscripts/manuscripts.ts';
import { readMarkdown } from '../manuscripts/read-markdown.ts';
import type { SearchRecord } from './search-record.ts';
import { writeMarkdown } from './write-markdown.ts';

/** In more documents than this a parameter or a code says nothing about one of them. */
const sharedFrom = 6;

type Twin = Manuscript & { markdown: string };

/** What the search of a language loads on first use: every section of every document. */
export function writeSearch(locale: Locale): string {
  const twins = allManuscripts()[locale].map((manuscript) => ({
    ...manuscript,
    markdown: writeMarkdown(manuscript, ''),
  }));
  const shared = sharedNames(twins);
  return JSON.stringify(twins.flatMap((twin) => recordsOf(twin, shared)));
}

/** The Markdown twin has all that a reader sees; its headings are those of the manuscript. */
function recordsOf(twin: Twin, shared: ReadonlySet<string>): SearchRecord[] {
  const { id, locale, facts, text, markdown } = twin;
  const { group, category } = placeOf(id);
  const { headings } = readMarkdown(text, locale);
  // A guide explains what all calls share; in the calls themselves it would only be in the way.
  const own = facts.operation ? withoutRows(markdown, shared) : markdown;
  const [, ...sections] = cutAtHeadings(own);
  const common = {
    document: id,
    path: documentPath(id, locale),
    title: facts.title,
    place: [...new Set([group.name[locale], category.name[locale]])].join(' '),
  };
  return [
    { ...common, anchor: '', heading: '', names: '', text: facts.description },
    ...headings.map(({ id: anchor, name }, index) => ({
      ...common,
      anchor,
      heading: name,
      names: namesIn(sections[index] ?? '').join(' '),
      text: plain(sections[index] ?? ''),
    })),
  ];
}

/** The first piece is what stands before the first section. */
function cutAtHeadings(markdown: string): string[] {
  const pieces = [''];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    else if (isCode) continue;
    else if (/^#{2,4} /.test(line)) pieces.push('');
    else pieces[pieces.length - 1] += `${line}\n`;
  }
  return pieces;
}

const row = /^\| `?([\w.[\]-]+)`? \|.*$/gm;

const namesIn = (markdown: string): string[] =>
  [...markdown.matchAll(row)].map(([, name = '']) => name);

function sharedNames(twins: readonly Twin[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { markdown } of twins)
    for (const name of new Set(namesIn(markdown))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count > sharedFrom ? [name] : [])));
}

const withoutRows = (markdown: string, names: ReadonlySet<string>): string =>
  markdown.replace(row, (line, name: string) => (names.has(name) ? '' : line));

/** Without the signs of Markdown and without samples, which repeat what the tables say. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\|[ |-]*\|$/gm, '')
    .replace(/[[\]*`>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
