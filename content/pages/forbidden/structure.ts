import type { PageId } from '#content/site-map.ts';

export type ForbiddenAction = Extract<PageId, 'home' | 'login'>;

export const actions: readonly ForbiddenAction[] = ['home', 'login'];

export type ForbiddenWords = {
  code: string;
  heading: string;
  sentence: string;
  actions: Record<ForbiddenAction, string>;
};
