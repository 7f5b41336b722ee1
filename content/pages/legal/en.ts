import type { LegalLabels } from './structure.ts';

export const labels: LegalLabels = {
  contents: 'Contents',
  dates: { updated: 'Last updated', effective: 'Effective' },
  print: 'Print',
  otherLanguage: '中文',
  stored: {
    heads: { name: 'Name', kind: 'Kind', lifetime: 'Lifetime', purpose: 'Purpose' },
    kinds: {
      cookie: 'Cookie',
      local: 'Local storage',
      session: 'Session storage',
      choice: 'Local storage, after Decline session storage',
    },
    lifetimes: {
      'six-months': 'Six months',
      'one-day': 'One day',
      session: 'Until the tab is closed',
      'until-cleared': 'Until cleared',
      'until-declined': 'Until cleared, after Decline until the tab is closed',
    },
    none: 'This website stores nothing in this category.',
  },
};
