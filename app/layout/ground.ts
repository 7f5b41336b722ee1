import { findPage, type PageKind, pages } from '#content/site-map.ts';

/** `split`: ink at the left, paper at the right, as beside the account forms. */
export type Ground = 'ink' | 'paper' | 'split';

/** What a page starts with, and so what its header lies on. */
const grounds: Record<PageKind, Ground> = {
  home: 'ink',
  product: 'ink',
  industry: 'paper',
  company: 'ink',
  pricing: 'ink',
  login: 'split',
  'reset-password': 'split',
  'sign-up': 'split',
  legal: 'paper',
  status: 'ink',
  'status-record': 'ink',
  docs: 'paper',
  workbench: 'paper',
  'not-found': 'ink',
  forbidden: 'ink',
  'activate-account': 'split',
  console: 'paper',
};

/** The documentation follows the system into the dark, and its header with it. */
export const themeOf = (path: string): 'system' | undefined =>
  ['docs', 'workbench'].includes(findPage(path) ?? '') ? 'system' : undefined;

export function groundOf(path: string): Ground {
  const page = findPage(path);
  return page ? grounds[pages[page].kind] : grounds['not-found'];
}
