import { expect, test } from 'vitest';
import { productionSettings } from '#tests/support/production-settings.ts';
import { readCommandEnv, readEnv } from './env.ts';

const database = 'postgresql://site:secret@db.example:5432/site';
const mail = 'smtp://mail.example:587';

test.each([
  [`${database}?sslmode=verify-full&sslmode=disable`, 'names sslmode 2 times: name it once'],
  [`${database}?sslmode=disable&ssl=true`, 'has sslmode=disable beside ssl=true: leave one out'],
  [`${database}?ssl=1&sslmode=disable`, 'has sslmode=disable beside ssl=1: leave one out'],
  [`${database}?ssl=false&sslmode=verify-full`, 'has sslmode=verify-full beside ssl=false: leave'],
  [
    `${database}?sslnegotiation=direct&sslmode=disable`,
    'has sslmode=disable beside sslnegotiation=direct',
  ],
  [`${database}?port=6432`, 'has port before its ? and after it, and they differ: leave one out'],
  [`${database}?password=other`, 'has password before its ? and after it, and they differ: leave'],
])('a contradictory database address is refused: %s', (address, words) => {
  for (const NODE_ENV of ['development', 'production'])
    for (const read of [readEnv, readCommandEnv])
      expect(() => read({ ...productionSettings, NODE_ENV, DATABASE_URL: address })).toThrow(
        `The setting DATABASE_URL ${words}`,
      );
});

test.each([
  [`${mail}?requireTLS=true&requireTLS=false`, 'names requireTLS 2 times: name it once'],
  [`${mail}?requireTLS=true&ignoreTLS=true`, 'has requireTLS=true beside ignoreTLS=true: leave'],
  [`${mail}?requireTLS=1&opportunisticTLS=1`, 'has requireTLS=1 beside opportunisticTLS=1: leave'],
  [`${mail}?secure=true&ignoreTLS=true`, 'has secure=true beside ignoreTLS=true: leave one out'],
  ['smtps://mail.example?ignoreTLS=true', 'begins with smtps and has ignoreTLS=true: leave that'],
  ['smtps://mail.example?secure=false', 'begins with smtps and has secure=false: leave that'],
])('a contradictory mail server address is refused: %s', (address, words) => {
  for (const NODE_ENV of ['development', 'production'])
    expect(() => readEnv({ ...productionSettings, NODE_ENV, SMTP_URL: address })).toThrow(
      `The setting SMTP_URL ${words}`,
    );
});

test.each([
  ['DATABASE_URL', 'postgresql://site@localhost/site?host=/run/postgresql'],
  ['DATABASE_URL', `${database}?sslmode=verify-full&ssl=true&sslnegotiation=direct`],
  ['DATABASE_URL', `${database}?sslmode=verify-full&port=5432&user=site`],
  ['DATABASE_URL', 'postgresql://localhost/site?sslmode=disable&ssl=false'],
  ['SMTP_URL', `${mail}?requireTLS=true&ignoreTLS=false`],
  ['SMTP_URL', 'smtps://mail.example?secure=true&requireTLS=true&name=site.example'],
])('a repeated setting of the same value is accepted: %s=%s', (setting, address) => {
  expect(readEnv({ ...productionSettings, [setting]: address }).production).toBe(true);
});

test('the message does not contain the password', () => {
  expect(() =>
    readEnv({ DATABASE_URL: 'postgresql://a:hunter2@db/x?password=hunter3' }),
  ).not.toThrow(/hunter/);
});
