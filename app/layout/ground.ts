import { findPage, type PageKind, pages } from '#content/site-map.ts';

/** `split`: ink on the left and paper on the right, as on the account pages. */
export type Ground = 'ink' | 'paper' | 'split';

/** Ground of the top of each page kind, on which the header lies. */
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
  'status-subscribe': 'ink',
  docs: 'paper',
  workbench: 'paper',
  'not-found': 'ink',
  forbidden: 'ink',
  'activate-account': 'split',
  invitation: 'split',
  console: 'paper',
};

/** Only the documentation follows the system's dark mode; its header does as well. */
export const themeOf = (path: string): 'system' | undefined =>
  ['docs', 'workbench'].includes(findPage(path) ?? '') ? 'system' : undefined;

export function groundOf(path: string): Ground {
  const page = findPage(path);
  return page ? grounds[pages[page].kind] : grounds['not-found'];
}
