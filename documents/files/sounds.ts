import { customPinyin, pinyin } from 'pinyin-pro';
import { glossary } from '#content/docs/glossary.ts';

// Words of our trade that are read otherwise than elsewhere.
customPinyin({ 回调: 'huí diào', 调用: 'diào yòng', 重推: 'chóng tuī', 重发: 'chóng fā' });

/** How the Chinese terms of texts and glossary sound, `ü` written as `v`, as it is typed. */
export function soundsOf(texts: readonly string[]): [term: string, syllables: string][] {
  const terms = [...texts, ...glossary.flat()].flatMap(
    (text) => text.match(/\p{Script=Han}{2,}/gu) ?? [],
  );
  return [...new Set(terms)].map((term) => [term, pinyin(term, { toneType: 'none', v: true })]);
}
