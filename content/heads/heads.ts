import type { Localized } from '#contract/locale.ts';
import { heads as english } from './en.ts';
import type { Heads } from './type.ts';
import { heads as chinese } from './zh.ts';

export const heads: Localized<Heads> = { en: english, zh: chinese };
