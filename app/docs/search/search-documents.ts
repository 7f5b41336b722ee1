import { glossary } from '#content/docs/glossary.ts';
import type { SearchError, SearchField, SearchIndex } from '#documents/files/search-record.ts';
import { spokenTexts } from '#documents/files/spoken-texts.ts';
import { exactAnswer } from './exact-answer.ts';
import { makeThinker } from './ideas.ts';
import { makeScore, type Scores } from './score-places.ts';
import { type Hit, placesOf } from './search-places.ts';
import { makeEar } from './sounds.ts';
import { makeSpeller } from './spelling.ts';
import { termsOf, wordsOf } from './terms.ts';
import { wordingsOf } from './wordings.ts';

export type Answer = {
  /** The code or the field that was asked for by name. */
  exact?: SearchError | SearchField;
  /** The HTTP status that was asked for, and the codes that come with it. */
  status?: { status: number; codes: Hit[] };
  hits: Hit[];
};

export type Search = (query: string) => Answer;

const hitsOfDocument = 2;
/** What is worth less than this share of the best hit would only be in the way. */
const leastShare = 0.2;

export function makeSearch(index: SearchIndex): Search {
  const places = placesOf(index);
  const texts = [
    ...places.map(({ title, heading }) => `${title} ${heading}`),
    ...glossary.flat(),
    ...index.everyday.map(([, theirs]) => theirs),
    ...places.map(({ category, keywords, text }) => `${category} ${keywords} ${text}`),
  ];
  const known = new Set(
    places.flatMap(({ title, heading, category, keywords, text }) =>
      termsOf(`${title} ${heading} ${category} ${keywords} ${text}`),
    ),
  );
  const isKnown = (term: string) => known.has(term);
  const spell = makeSpeller(texts.flatMap(wordsOf));
  const hear = makeEar(spokenTexts(index), index, isKnown);

  const score = makeScore(places, makeThinker(index.everyday), isKnown);

  const findPlaces = (query: string): Hit[] => {
    const wordings = wordingsOf(query, hear, spell);
    const exactly = bestOf(wordings.map((wording) => score(wording, false)));
    const best =
      exactly.size > 0 ? exactly : bestOf(wordings.map((wording) => score(wording, true)));
    const told: Hit[] = [];
    const sorted = [...best].sort(([, one], [, other]) => other.value - one.value);
    const least = (sorted[0]?.[1].value ?? 0) * leastShare;
    for (const [{ hit }, { terms, value }] of sorted) {
      if (value < least) break;
      const same = told.filter(({ document }) => document === hit.document);
      if (same.length < hitsOfDocument && same.every(({ heading }) => heading !== hit.heading))
        told.push({ ...hit, terms: [...terms] });
    }
    return told;
  };

  return (query) => {
    const { exact, status } = exactAnswer(spell(query.trim().toLowerCase()) ?? query, index);
    const hits = findPlaces(query);
    if (status === undefined) return { exact, hits };
    const codes = index.errors
      .filter((error) => error.status === status)
      .flatMap(({ code }) => places.filter(({ hit }) => hit.anchor === `error-${code}`))
      .map(({ hit }) => ({ ...hit, terms: [] }));
    const others = hits.filter(({ path }) => !codes.some((code) => code.path === path));
    return { status: { status, codes }, hits: others };
  };
}

/** What a place is worth by the wording that says it best. */
function bestOf(all: readonly Scores[]): Scores {
  const best: Scores = new Map();
  for (const scores of all)
    for (const [place, { value, terms }] of scores) {
      const known = best.get(place) ?? { value: 0, terms: new Set() };
      best.set(place, {
        value: Math.max(known.value, value),
        terms: new Set([...known.terms, ...terms]),
      });
    }
  return best;
}
