import type { Change } from './change.ts';

const limit = 'server/limits/take-statement.ts';
const limits = ['server/limits/take.test.ts'];

export const limitChanges: readonly Change[] = [
  {
    file: limit,
    find: 'where (select before + counted.count + excluded.count <= most\n    from requested where requested.key = excluded.key)',
    replace: '',
    why: 'takes at the same moment would overshoot',
    tests: limits,
  },
];
