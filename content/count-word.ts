import type { Localized } from '#contract/locale.ts';

/** A small number in words; from eleven on in digits. */
export const countWord: Localized<(count: number) => string> = {
  en: (count) => english[count] ?? String(count),
  zh: (count) => chinese[count] ?? ` ${count} `,
};

const english = 'no one two three four five six seven eight nine ten'.split(' ');
const chinese = [...'零一两三四五六七八九十'];
