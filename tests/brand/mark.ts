import type { Mark } from '#content/brand-shape.ts';

/** The logo mark of this operator: a letter with its seal. */
export const mark: Mark = [
  { path: 'M3 8H37V32H3ZM3 8L20 22L37 8', colour: 'text', strokeWidth: 4.6 },
  { path: 'M14 26a6 6 0 1 0 12 0a6 6 0 1 0-12 0', colour: 'live' },
];
