import type { Change } from './change.ts';

const limit = 'server/limits/limit.ts';
const limits = ['server/limits/limit.test.ts'];

export const limitChanges: readonly Change[] = [
  {
    file: limit,
    find: 'where (select before + counted.count + excluded.count <= most\n    from asked where asked.key = excluded.key)',
    replace: '',
    why: 'takes at the same moment would overshoot',
    tests: limits,
  },
];
