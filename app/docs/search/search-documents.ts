import MiniSearch from 'minisearch';
import { glossary } from '#content/docs/glossary.ts';
import type { SearchRecord } from '#documents/files/search-record.ts';
import { isHan, termsOf } from './terms.ts';

export type Hit = {
  record: SearchRecord;
  /** What was found in it, in small letters; first what was typed, then what it is also called. */
  terms: string[];
};

export type Search = (query: string) => Hit[];

/** One hit for each document: the section of it that fits best. */
export function makeSearch(records: readonly SearchRecord[]): Search {
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['title', 'heading', 'place', 'names', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term.toLowerCase(),
  });
  index.addAll(records.map((record, id) => ({ ...record, id })));
  const known = new Set(
    records.flatMap(({ title, heading, place, names, text }) =>
      termsOf(`${title} ${heading} ${place} ${names} ${text}`),
    ),
  );

  const find = (query: string, weight: number) =>
    index
      .search(query, {
        boost: { title: 4, heading: 2, place: 1.5, names: 2 },
        processTerm: (term) => (emptyWords.has(term) ? null : term),
        prefix: (term) => term.length > 3 && !isHan(term),
        fuzzy: (term) => (known.has(term) ? false : allowedMistakes(term)),
        weights: { fuzzy: 0.3, prefix: 0.5 },
      })
      .map(({ id, score, match }) => ({ id, score: score * weight, terms: Object.keys(match) }));

  return (query) => {
    const best = new Map<string, Hit & { score: number }>();
    const wordings = [query, ...otherWordings(query)];
    const sections = new Map<number, { score: number; terms: Set<string> }>();
    for (const [turn, wording] of wordings.entries())
      for (const { id, score, terms } of find(wording, turn === 0 ? 1 : 0.6)) {
        const section = sections.get(id) ?? { score: 0, terms: new Set() };
        section.score = Math.max(section.score, score);
        for (const term of terms) section.terms.add(term);
        sections.set(id, section);
      }
    for (const [id, { score, terms }] of sections) {
      const record = records[id];
      if (!record || score <= (best.get(record.document)?.score ?? 0)) continue;
      best.set(record.document, { record, terms: [...terms], score });
    }
    return [...best.values()].sort((one, other) => other.score - one.score);
  };
}

/** Words that say nothing about what is looked for. */
const emptyWords = new Set(
  'a an and are by can do does for from how i in is it many much my of on one or that the to was what when which why with'.split(
    ' ',
  ),
);

/** A pair of Chinese characters may have one wrong; a word the more, the longer it is. */
const allowedMistakes = (term: string): number => {
  if (isHan(term)) return 1;
  if (term.length < 4) return 0;
  return term.length < 5 ? 1 : 2;
};

/** What the glossary calls it otherwise. */
function otherWordings(query: string): string[] {
  const asked = query.toLowerCase().trim();
  const groups = glossary.filter((names) => names.some((name) => says(asked, name)));
  return [...new Set(groups.flat())].filter((name) => !says(asked, name));
}

const says = (query: string, name: string): boolean =>
  isHan(name) ? query.includes(name) : ` ${query} `.includes(` ${name} `);
