import type { PageId } from '#content/site-map.ts';

export type ForbiddenAction = Extract<PageId, 'home' | 'login' | 'console-security'>;

export const actions: readonly ForbiddenAction[] = ['home', 'login', 'console-security'];

export type ForbiddenWords = {
  code: string;
  heading: string;
  sentence: string;
  actions: Record<ForbiddenAction, string>;
};
