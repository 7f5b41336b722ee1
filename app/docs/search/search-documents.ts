import { glossary } from '#content/docs/glossary.ts';
import type { SearchError, SearchField, SearchIndex } from '#documents/search/search-record.ts';
import { spokenTexts } from '#documents/search/spoken-texts.ts';
import { chooseHits } from './choose-hits.ts';
import { exactAnswer, isErrorPasted } from './exact-answer.ts';
import { makePinyinMatcher } from './pinyin.ts';
import { queryVariants } from './query-variants.ts';
import { type ReasonAnswer, reasonAnswer } from './reason-answer.ts';
import { mentions, reasonPlaces } from './reason-places.ts';
import { makeScore, type Scores } from './score-places.ts';
import { type Hit, type Place, placesOf } from './search-places.ts';
import { makeSpeller } from './spelling.ts';
import { makeSynonyms } from './synonyms.ts';
import { indexTerms } from './term-index.ts';
import { wordsIn } from './terms.ts';
import { yieldToMain } from './yield-to-main.ts';

export type Answer = {
  /** The error code or field that the query names. */
  exact?: SearchError | SearchField;
  /** The status or reason that the query names or a pasted receipt states, and where it is. */
  reason?: ReasonAnswer & { places: Hit[] };
  /** The HTTP status in the query and its error codes; `hasOtherWords`: the query has other words too. */
  status?: { status: number; codes: Hit[]; hasOtherWords: boolean };
  hits: Hit[];
};

export type Search = (query: string) => Answer;

export async function makeSearch(index: SearchIndex): Promise<Search> {
  const rest = yieldToMain();
  await rest();
  const places = placesOf(index);
  await rest();
  const terms = await indexTerms(places, rest);
  const spell = makeSpeller(() => [...wordsIn(namesIn(index, places)), ...terms.words()]);
  const hear = makePinyinMatcher(spokenTexts(index), index, terms.has);
  await rest();
  const score = makeScore(terms, places, makeSynonyms(index.everyday));
  await rest();

  const findPlaces = (query: string): Hit[] => {
    const wordings = queryVariants(query, hear, spell);
    const exactly = bestOf(wordings.map((wording) => score(wording, false)));
    return chooseHits(
      exactly.size > 0 ? exactly : bestOf(wordings.map((wording) => score(wording, true))),
    );
  };

  const withPlaces = (reason: ReasonAnswer, query: string): Answer => {
    const { card, receipt } = reason;
    if (receipt) return { reason: { ...reason, places: [] }, hits: [] };
    const fields = reasonPlaces(card, index);
    const known = new Set([card.path, ...fields.map(({ path }) => path)]);
    // A name in capitals is a word of its own; `busy` and “voicemail” are also topics.
    const isWord =
      card.name === card.name.toUpperCase() &&
      (card.name.includes('_') || query.includes(card.name));
    const hits = isWord ? mentions(card.name, places) : findPlaces(query);
    return {
      reason: { ...reason, places: fields },
      hits: hits.filter(({ path }) => !known.has(path)),
    };
  };

  return (query) => {
    const spelled = spell(query.trim().toLowerCase()) ?? query;
    const reason = isErrorPasted(query, index)
      ? undefined
      : (reasonAnswer(query, index) ?? reasonAnswer(spelled, index));
    if (reason) return withPlaces(reason, query);
    const { exact, status, hasOtherWords = false } = exactAnswer(spelled, index);
    const hits = findPlaces(query.slice(0, longestQuery));
    if (status === undefined) return { exact, hits };
    const codes = index.errors
      .filter((error) => error.status === status)
      .flatMap(({ code }) => places.filter(({ hit }) => hit.anchor === `error-${code}`))
      .map(({ hit }) => ({ ...hit, terms: [] }));
    const others = hits.filter(({ path }) => !codes.some((code) => code.path === path));
    return { status: { status, codes, hasOtherWords }, hits: others };
  };
}

/** Only a pasted receipt or log line is longer, and these are read, not searched. */
const longestQuery = 200;

/** The vocabulary for spelling: names first, then everyday words. */
const namesIn = ({ everyday }: SearchIndex, places: readonly Place[]): Set<string> =>
  new Set([
    ...places.flatMap(({ title, heading }) => [title, heading]),
    ...glossary.flat(),
    ...everyday.map(([, theirs]) => theirs),
  ]);

/** The best score of each place over all readings. */
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
