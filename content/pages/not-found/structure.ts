import type { PageId } from '#content/site-map.ts';
import type { Localized } from '#contract/locale.ts';

export type NotFoundAction = Extract<PageId, 'home' | 'sign-up'>;

export const actions: Localized<readonly NotFoundAction[]> = {
  en: ['home'],
  zh: ['home', 'sign-up'],
};

export type NotFoundWords = {
  code: string;
  heading: string;
  sentence: string;
  actions: Record<NotFoundAction, string>;
};
