import * as z from 'zod/mini';
import { brand } from '#content/brand.ts';
import type { Localized } from '#contract/locale.ts';
import { textTemplate } from './template.ts';

/** Short enough for one text message in either language. */
export const activationCodeText = textTemplate(
  z.object({ code: z.string(), minutes: z.number() }),
  ({ code, minutes }, locale) => words[locale](code, minutes),
);

const words: Localized<(code: string, minutes: number) => string> = {
  en: (code, minutes) =>
    `${brand.names.short.en}: ${code} is your code to activate the account. Valid for ${minutes} minutes. Never share it.`,
  zh: (code, minutes) =>
    `【${brand.names.short.zh}】验证码 ${code}，用于激活账号，${minutes} 分钟内有效，请勿告知他人。`,
};
