import { commonCharacters } from '#documents/search/common-characters.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { soundOf } from '#documents/search/sound-of.ts';
import { memoize, onDemand } from './memoize.ts';
import { isHan } from './terms.ts';

/** Translates pinyin to Chinese terms; undefined where no term sounds like it. */
export type PinyinMatcher = (query: string) => string | undefined;

/** Matches pinyin, and wrong characters that sound like those of a term. */
export function makePinyinMatcher(
  texts: readonly string[],
  { sounds: exceptions, readings }: Pick<SearchIndex, 'sounds' | 'readings'>,
  isKnown: (pair: string) => boolean,
): PinyinMatcher {
  const syllables = onDemand(() => syllablesOf(readings));
  const sounds = onDemand(() => {
    const terms = texts.flatMap((text) => text.match(/\p{Script=Han}{2,}/gu) ?? []);
    const known = new Map(exceptions);
    return new Map(terms.map((term): Sound => [term, soundOf(term, syllables(), known)]));
  });
  const runs = onDemand(() => soundingRuns(sounds()));
  const pairs = onDemand(() => soundingPairs(sounds()));
  return (query) => hanOf(query, runs) ?? rightCharacters(query, syllables, pairs, isKnown);
}

type Sound = [term: string, syllables: string];
type Sounds = ReadonlyMap<string, string>;
type Known = () => ReadonlyMap<string, string>;

/** `yanzhengma` → 验证码, where every part of it is the pinyin of a part of some term. */
function hanOf(query: string, runs: Known): string | undefined {
  const letters = query.replace(/[\s']/g, '');
  if (!/^[a-z]{3,}$/.test(letters)) return undefined;
  // From the end, so that each remainder is resolved once.
  const resolved = new Map([[letters.length, '']]);
  for (let from = letters.length - 3; from >= 0; from -= 1)
    for (let to = letters.length; to >= from + 3 && !resolved.has(from); to -= 1) {
      const rest = resolved.get(to);
      const han = rest === undefined ? undefined : runs().get(letters.slice(from, to));
      if (han !== undefined) resolved.set(from, han + rest);
    }
  return resolved.get(0);
}

/** Runs of two or more adjacent characters of each term, by their pinyin. */
function soundingRuns(sounds: Sounds): Map<string, string> {
  const runs = new Map<string, string>();
  for (const [term, spoken] of sounds) {
    const signs = [...term];
    const syllables = spoken.split(' ');
    for (let from = 0; from < signs.length - 1; from += 1) {
      let letters = syllables[from] ?? '';
      let han = signs[from] ?? '';
      for (let at = from + 1; at < signs.length; at += 1) {
        letters += syllables[at];
        han += signs[at];
        if (!runs.has(letters)) runs.set(letters, han);
      }
    }
  }
  return runs;
}

/** 回直 → 回执: a pair that no text has is replaced by one that sounds alike. */
function rightCharacters(
  query: string,
  syllables: Known,
  pairs: Known,
  isKnown: (pair: string) => boolean,
): string | undefined {
  const signs = [...query];
  for (let at = 1; at < signs.length; at += 1) {
    const [one, other] = [signs[at - 1] ?? '', signs[at] ?? ''];
    if (!isHan(one) || !isHan(other) || isKnown(one + other)) continue;
    const [first, second] = [syllables().get(one), syllables().get(other)];
    if (!first || !second) continue;
    const pair = pairs().get(`${loosely(first)} ${loosely(second)}`);
    if (pair) signs.splice(at - 1, 2, ...pair);
  }
  const resolved = signs.join('');
  return resolved === query ? undefined : resolved;
}

function soundingPairs(sounds: Sounds): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [term, spoken] of sounds) {
    const signs = [...term];
    const syllables = spoken.split(' ');
    for (let at = 1; at < signs.length; at += 1) {
      const sound = `${loosely(syllables[at - 1] ?? '')} ${loosely(syllables[at] ?? '')}`;
      if (!pairs.has(sound)) pairs.set(sound, `${signs[at - 1]}${signs[at]}`);
    }
  }
  return pairs;
}

/** Ignores differences that many speakers do not make: `zh` and `z`, `ing` and `in`. */
const loosely = memoize((syllable: string) =>
  syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n'),
);

/**
 * The pinyin of each common character. GB 2312 sorts these by sound, so the index stores run
 * lengths only: `a2ai13`.
 */
function syllablesOf(readings: string): Map<string, string> {
  const characters = commonCharacters();
  const syllables = [...readings.matchAll(/([a-z]+)(\d+)/g)].flatMap(([, syllable = '', count]) =>
    Array<string>(Number(count)).fill(syllable),
  );
  return new Map(syllables.map((syllable, at) => [characters[at] ?? '', syllable]));
}
