import { customPinyin, pinyin } from 'pinyin-pro';
import { commonCharacters } from './common-characters.ts';

// Technical terms with a different reading.
customPinyin({ 回调: 'huí diào', 调用: 'diào yòng', 重推: 'chóng tuī', 重发: 'chóng fā' });

/** `ü` is written as `v`, as it is typed. */
const sound = (text: string): string => pinyin(text, { toneType: 'none', v: true });

/** Longer phrases are not typed in pinyin. */
const longestTerm = 6;

/** Chinese terms whose pinyin differs from that of their single characters. */
export function pinyinOf(texts: readonly string[]): [term: string, syllables: string][] {
  const common = new Set(commonCharacters());
  const terms = texts.flatMap((text) => text.match(/\p{Script=Han}{2,}/gu) ?? []);
  return [...new Set(terms)].flatMap((term): [string, string][] => {
    const signs = [...term];
    if (signs.length > longestTerm) return [];
    const isPlain = signs.every((sign) => common.has(sign));
    return isPlain && signs.map(sound).join(' ') === sound(term) ? [] : [[term, sound(term)]];
  });
}

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
