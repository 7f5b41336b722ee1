import type { Change } from './change.ts';

const service = 'server/captcha/service.ts';
const repository = 'server/captcha/repository.ts';
const captchaTests = ['server/captcha/captcha.test.ts'];

export const captcha: readonly Change[] = [
  {
    file: service,
    find: '> tolerancePx) throw',
    replace: '>= tolerancePx) throw',
    why: 'the last pixel that a finger may be off would be lost',
    tests: captchaTests,
  },
  {
    file: service,
    find: "if (Math.abs(expected.x - x) > tolerancePx) throw new AppError('captcha.missed');",
    replace: '',
    why: 'every place would be right',
    tests: captchaTests,
  },
  {
    file: service,
    find: "if (!isDone) throw new AppError('captcha.missed');",
    replace: '',
    why: 'the calculation would not have to be done',
    tests: captchaTests,
  },
  {
    file: service,
    find: "if (expected?.kind !== 'work')",
    replace: 'if (!expected)',
    why: 'a puzzle could be answered as a calculation',
    tests: captchaTests,
  },
  {
    file: service,
    find: '`${type}\\n${parseDigits(phone)}\\n${pass}`',
    replace: '`${parseDigits(phone)}\\n${pass}`',
    why: 'a pass for one purpose would open another',
    tests: captchaTests,
  },
  {
    file: service,
    find: '`${type}\\n${parseDigits(phone)}\\n${pass}`',
    replace: '`${type}\\n${pass}`',
    why: 'one solved puzzle would send texts to any phone',
    tests: captchaTests,
  },
  {
    file: service,
    find: 'limit: env.limits.captchaPerHour',
    replace: 'limit: Number.MAX_SAFE_INTEGER',
    why: 'one address could have puzzles drawn without end',
    tests: captchaTests,
  },
  {
    file: service,
    find: 'const lifetimeMs = 2 * minuteMs;',
    replace: 'const lifetimeMs = 20 * minuteMs;',
    why: 'there would be ten times as long to find an answer',
    tests: captchaTests,
  },
  {
    file: repository,
    find: ', gt(captchaChallenges.expiresAt, now)',
    replace: '',
    why: 'a challenge would never expire',
    tests: captchaTests,
  },
  {
    file: repository,
    find: ', gt(captchaPasses.expiresAt, now)',
    replace: '',
    why: 'a pass would never expire',
    tests: captchaTests,
  },
  {
    file: 'server/captcha/turns.ts',
    find: 'waiting.length >= longestQueue',
    replace: 'waiting.length > longestQueue',
    why: 'the queue would be one longer than agreed',
    tests: ['server/captcha/turns.test.ts'],
  },
  {
    file: 'server/captcha/turns.ts',
    find: 'else isBusy = false;',
    replace: '',
    why: 'after the first puzzle nobody would get another',
    tests: ['server/captcha/turns.test.ts'],
  },
];
