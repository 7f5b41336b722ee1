import { customPinyin, pinyin } from 'pinyin-pro';
import { commonCharacters } from './common-characters.ts';
import { soundOf } from './sound-of.ts';

// Technical terms with a different reading.
customPinyin({ 回调: 'huí diào', 调用: 'diào yòng', 重推: 'chóng tuī', 重发: 'chóng fā' });

/** `ü` is written as `v`, as it is typed. */
const sound = (text: string): string => pinyin(text, { toneType: 'none', v: true });

/** Longer phrases are not typed in pinyin. */
const longestTerm = 6;

/**
 * Pairs of characters whose pinyin differs from that of the single characters, and whole terms for
 * which the pairs are not enough.
 */
export function pinyinOf(texts: readonly string[]): [term: string, syllables: string][] {
  const spoken = new Map(
    texts
      .flatMap((text) => text.match(/\p{Script=Han}{2,}/gu) ?? [])
      .filter((term) => [...term].length <= longestTerm)
      .map((term): [string, string] => [term, sound(term)]),
  );
  const exceptions = new Map<string, string>();
  const isRight = ([term, syllables]: [string, string]) =>
    soundOf(term, singleSounds(), exceptions) === syllables;
  for (const [term, syllables] of spoken)
    if (!isRight([term, syllables]))
      for (const [pair, own] of pairsIn(term, syllables)) exceptions.set(pair, own);
  for (const [term, syllables] of spoken)
    if (!isRight([term, syllables])) exceptions.set(term, syllables);
  return [...exceptions];
}

const singleSounds = (): Map<string, string> =>
  (known ??= new Map(commonCharacters().map((character) => [character, sound(character)])));
let known: Map<string, string> | undefined;

/** The pairs of a term that do not sound like their characters. */
function pairsIn(term: string, spoken: string): [string, string][] {
  const signs = [...term];
  const syllables = spoken.split(' ');
  return signs.slice(1).flatMap((sign, at): [string, string][] => {
    const pair = signs[at] + sign;
    const own = `${syllables[at]} ${syllables[at + 1]}`;
    return soundOf(pair, singleSounds(), noExceptions) === own ? [] : [[pair, own]];
  });
}

const noExceptions = new Map<string, string>();

/** The pinyin of the common characters with the number of characters each: `a2ai13`. */
export function readingsOf(): string {
  const runs: { syllable: string; count: number }[] = [];
  for (const character of commonCharacters()) {
    const syllable = sound(character);
    const last = runs.at(-1);
    if (last?.syllable === syllable) last.count += 1;
    else runs.push({ syllable, count: 1 });
  }
  return runs.map(({ syllable, count }) => `${syllable}${count}`).join('');
}
