import type { Change } from './change.ts';

const limit = 'server/limits/limit.ts';
const pause = 'server/limits/pause.ts';
const limits = ['server/limits/limit.test.ts'];
const pauses = ['server/limits/pause.test.ts'];

export const limitChanges: readonly Change[] = [
  {
    file: limit,
    find: '<= ${limit}`',
    replace: '< ${limit}`',
    why: 'every limit would be one too low',
    tests: limits,
  },
  {
    file: limit,
    find: 'setWhere: sql`${limitCounters.count} + ${cost} <= ${limit}`,',
    replace: '',
    why: 'nothing would be limited after the first take',
    tests: limits,
  },
  {
    file: limit,
    find: 'if (cost > limit) return refused;',
    replace: '',
    why: 'a single take could be larger than the limit',
    tests: limits,
  },
  {
    file: limit,
    find: 'retryAfterMs: startMs + windowMs - now.getTime()',
    replace: 'retryAfterMs: windowMs',
    why: 'people would be told to wait longer than they must',
    tests: limits,
  },
  {
    file: limit,
    find: '${limitCounters.count} + ${cost}` }',
    replace: '${limitCounters.count} + 1` }',
    why: 'what costs more would be counted as one',
    tests: limits,
  },
  {
    file: limit,
    find: 'Math.floor(now.getTime() / windowMs)',
    replace: 'Math.round(now.getTime() / windowMs)',
    why: 'a window would begin half a window late',
    tests: limits,
  },
  {
    file: pause,
    find: '<= ${now.toISOString()}`',
    replace: '< ${now.toISOString()}`',
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
    find: 'now.getTime() + pauseMs',
    replace: 'now.getTime()',
    why: 'codes could be asked for without any pause',
    tests: pauses,
  },
];
