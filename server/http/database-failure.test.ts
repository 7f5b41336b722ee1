import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-failure.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['08006', '53300', '57P01', '57P05', '25P03', '57014', '55P03', 'ECONNRESET', 'EPIPE'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
  },
);

test.each(['23505', '42703', '57P06', '08006x', 'x08006', 'ENOENT'])(
  '%s is not an unavailable database',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  },
);

test('a refused connection and a full pool count as unavailable', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(isDatabaseUnavailable(refused)).toBe(true);
  for (const message of [
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'PostgreSQL does not answer',
  ])
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { syscall: 'read' }))).toBe(false);
  expect(isDatabaseUnavailable('no error at all')).toBe(false);
});
