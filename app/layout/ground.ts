import { findPage, type PageKind, pages } from '#content/site-map.ts';

export type Ground = 'ink' | 'paper';

/** What a page starts with, and so what its header lies on. */
const grounds: Record<PageKind, Ground> = {
  home: 'ink',
  product: 'paper',
  industry: 'paper',
  company: 'paper',
  pricing: 'paper',
  login: 'paper',
  'reset-password': 'paper',
  'sign-up': 'paper',
  legal: 'paper',
  status: 'paper',
  'status-record': 'paper',
  docs: 'paper',
  'not-found': 'ink',
  forbidden: 'ink',
};

export function groundOf(path: string): Ground {
  const page = findPage(path);
  return page ? grounds[pages[page].kind] : grounds['not-found'];
}
