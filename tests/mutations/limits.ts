import type { Change } from './change.ts';

const limit = 'server/limits/limit.ts';
const pause = 'server/limits/cooldown.ts';
const limits = ['server/limits/limit.test.ts'];
const pauses = ['server/limits/cooldown.test.ts'];

export const limitChanges: readonly Change[] = [
  {
    file: limit,
    find: 'counted.count + excluded.count <= most',
    replace: 'counted.count + excluded.count < most',
    why: 'every limit would be one too low',
    tests: limits,
  },
  {
    file: limit,
    find: 'where (select before + counted.count + excluded.count <= most\n    from asked where asked.key = excluded.key)',
    replace: '',
    why: 'takes at the same moment would overshoot',
    tests: limits,
  },
  {
    file: limit,
    find: 'where one.before + coalesce(there.count, 0) + one.cost > one.most)',
    replace: 'where false)',
    why: 'each part of a window would have the whole limit, and one take could be larger than it',
    tests: limits,
  },
  {
    file: limit,
    find: 'freeAt = new Date(part.getTime() + windowMs);',
    replace: 'freeAt = new Date(now.getTime() + windowMs);',
    why: 'people would be told to wait longer than they must',
    tests: limits,
  },
  {
    file: limit,
    find: 'count = counted.count + excluded.count',
    replace: 'count = counted.count + 1',
    why: 'what costs more would be counted as one',
    tests: limits,
  },
  {
    file: limit,
    find: 'Math.ceil(moment.getTime() / partMs)',
    replace: 'Math.floor(moment.getTime() / partMs)',
    why: 'a window would forget what was taken in it',
    tests: limits,
  },
  {
    file: limit,
    find: 'and earlier.window_start < asked.part',
    replace: '',
    why: 'a clock that went ahead would take from what is left',
    tests: limits,
  },
  {
    file: pause,
    find: '<= ${now.toISOString()}',
    replace: '< ${now.toISOString()}',
    why: 'the sixtieth second would still be too soon',
    tests: pauses,
  },
  {
    file: pause,
    find: 'set: { expiresAt }',
    replace: 'set: { count: 1 }',
    why: 'after the first pause there would be none any more',
    tests: pauses,
  },
  {
    file: pause,
    find: 'now.getTime() + cooldownMs',
    replace: 'now.getTime()',
    why: 'codes could be asked for without any pause',
    tests: pauses,
  },
  {
    file: pause,
    find: 'or ${limitCounters.expiresAt} > ${expiresAt.toISOString()}',
    replace: '',
    why: 'a clock that went ahead would lengthen a pause',
    tests: pauses,
  },
];
