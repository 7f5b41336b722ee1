import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { productionSettings } from '#tests/support/production-settings.ts';
import { readCommandEnv, readEnv } from './env.ts';

const start = (settings: Record<string, string>) =>
  readEnv({ ...productionSettings, METRICS_PORT: '9464', ...settings });

type Case = [setting: string, value: string, word: string];

const refused: Case[] = [
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'open-proxies'],
  ['TRUSTED_PROXIES', '10.0.0.7,::/0', 'open-proxies'],
  ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1', 'open-proxies'],
  ['TRUSTED_PROXIES', '64.0.0.0/7', 'open-proxies'],
  ['TRUSTED_PROXIES', '2000::/3', 'open-proxies'],
  ['TRUSTED_PROXIES', '2000::/15', 'open-proxies'],
  ['TRUSTED_PROXIES', '::ffff:0:0/96', 'open-proxies'],
  ['TRUSTED_PROXIES', '::ffff:64.0.0.0/103', 'open-proxies'],
  ['TRUSTED_PROXIES', '::/64', 'open-proxies'],
  ['TRUSTED_PROXIES', '11.0.0.0/8,12.0.0.0/8,13.0.0.0/8,14.0.0.0/8,15.0.0.0/8', 'open-proxies'],
  ['PUBLIC_URL', 'http://www.nuntix.example', 'plain-http'],
  ['PUBLIC_URL', 'http://localhost:3000', 'plain-http'],
  ['PUBLIC_URL', 'http://127.0.0.1', 'plain-http'],
  ['DATABASE_URL', 'postgresql://db.example/nuntix', 'plain-database'],
  ['DATABASE_URL', 'postgresql://db.example/nuntix?sslmode=disable', 'plain-database'],
  ['DATABASE_URL', 'postgresql://db.example/nuntix?sslmode=require', 'plain-database'],
  ['DATABASE_URL', 'postgresql://db.example/nuntix?sslmode=no-verify', 'plain-database'],
  ['DATABASE_URL', 'postgresql://db.example/nuntix?ssl=true&sslmode=no-verify', 'plain-database'],
  ['DATABASE_URL', 'postgresql://localhost/nuntix?host=db.example', 'plain-database'],
  ['DATABASE_URL', 'postgresql://127.0.0.1.example/nuntix', 'plain-database'],
  ['SMTP_URL', 'smtp://mail.nuntix.example:587', 'plain-mail'],
  ['SMTP_URL', 'smtp://mail.nuntix.example:465', 'plain-mail'],
  ['SMTP_URL', 'smtp://mail.nuntix.example?secure=true', 'plain-mail'],
  ['SMTP_URL', 'smtp://mail.nuntix.example?requireTLS=false', 'plain-mail'],
  ['SMTP_URL', 'smtps://mail.nuntix.example?tls.rejectUnauthorized=false', 'plain-mail'],
  ['SMS_URL', 'http://sms.nuntix.example/send', 'plain-sms'],
  ['SMS_URL', 'HTTP://sms.nuntix.example/send', 'plain-sms'],
  ['METRICS_TOKEN', 'change-me-change-me-change-me-change-me', 'weak-metrics-token'],
  ['APP_SECRET', 's'.repeat(32), 'weak-secret'],
  ['APP_SECRET', 'abc123'.repeat(6), 'weak-secret'],
  ['APP_SECRET', '0123456789abcdef0123456789abcdef', 'weak-secret'],
  ['APP_SECRET', 'qwertyuiopasdfghjklzxcvbnm123456', 'weak-secret'],
  ['APP_SECRET', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol', 'weak-secret'],
  ['APP_SECRET', 'change-me-change-me-change-me-change-me', 'weak-secret'],
  ['APP_SECRET', 'MySuperSecretProductionPassword2026!', 'weak-secret'],
  ['APP_SECRET', 'a sentence that somebody wrote down as a secret', 'weak-secret'],
  ['APP_SECRET', 'acgtttgacatgcagtacgtgcatcagtacctgatg', 'weak-secret'],
  ['APP_SECRET', 'wombat jigsaw kiwi fjord vortex quick', 'weak-secret'],
  ['APP_SECRET', 'zebra-hockey-jumbo-pickle-wizard-quartz', 'weak-secret'],
  ['APP_SECRET', 'wombatjigsawkiwifjordvortexquick', 'weak-secret'],
  ['APP_SECRET', 'velvet7hammock9lizard3cosmic5quartz', 'weak-secret'],
  ['APP_SECRET', 'GiraffeWhiskyXylophoneJukeboxKnight', 'weak-secret'],
  ['APP_SECRET', 'BUCKLE_VODKA_JUKEBOX_HYPHEN_ZODIAC_KIOSK_26', 'weak-secret'],
  ['ALERTS_TOKEN', 'change-me-change-me-change-me-change-me', 'weak-alerts-token'],
  ['GATEWAY_TOKEN', 'change-me-change-me-change-me-change-me', 'weak-gateway-token'],
  ['METRICS_TOKEN', 'tranquil velvet cosmic lizard hammock', 'weak-metrics-token'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'unchecked-certificates'],
];

describe('production', () => {
  test.each(refused)('refuses %s=%s', (setting, value, word) => {
    const line = new RegExp(`^In production ${setting} .+: .+ALLOW_IN_PRODUCTION=${word}\\. .+$`);
    expect(() => start({ [setting]: value })).toThrow(line);
  });

  test.each(refused)('accepts %s=%s where ALLOW_IN_PRODUCTION names it', (setting, value, word) => {
    expect(start({ [setting]: value, ALLOW_IN_PRODUCTION: word }).production).toBe(true);
    expect(() => start({ [setting]: value, ALLOW_IN_PRODUCTION: otherThan(word) })).toThrow();
  });

  test.each([
    ['TRUSTED_PROXIES', '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16'],
    ['TRUSTED_PROXIES', 'fc00::/7,fe80::/10,::1,2400:cb00::/32'],
    ['TRUSTED_PROXIES', '::ffff:10.0.0.7,::ffff:10.0.0.0/104'],
    ['DATABASE_URL', 'postgresql://db.example/nuntix?ssl=true'],
    ['DATABASE_URL', 'postgresql://localhost:5432/nuntix'],
    ['DATABASE_URL', 'postgresql://127.0.0.1/nuntix?sslmode=disable'],
    ['DATABASE_URL', 'postgresql://[::1]/nuntix'],
    ['DATABASE_URL', 'postgresql://localhost/nuntix?host=%2Fvar%2Frun%2Fpostgresql'],
    ['SMTP_URL', 'smtps://user:password@mail.nuntix.example:465'],
    ['SMTP_URL', 'smtp://user:password@mail.nuntix.example:587?requireTLS=true'],
    ['SMTP_URL', 'smtps://mail.nuntix.example?tls.rejectUnauthorized=true'],
    ['SMS_URL', 'https://sms.nuntix.example/send'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '1'],
  ])('accepts %s=%s', (setting, value) => {
    expect(start({ [setting]: value }).production).toBe(true);
  });

  test.each(['hex', 'base64', 'base64url'] as const)(
    'takes every 32 random bytes as %s',
    (form) => {
      for (let i = 0; i < 500; i += 1)
        for (const setting of ['APP_SECRET', 'METRICS_TOKEN'])
          expect(start({ [setting]: randomBytes(32).toString(form) }).production).toBe(true);
    },
  );
});

test.each([
  'JQXH5ZP2KD7WYVFM3TGRLOB4NCSUAE6I',
  'xhvqkzjwpmtdgbrnycfslqvxkwzjhtpm',
  'RtXqLwPzNbVhKdYmGsCfJxWvTkHpQzBn',
])('accepts random letters: %s', (secret) => {
  expect(start({ APP_SECRET: secret }).production).toBe(true);
});

test('commands refuse a database without certificate verification', () => {
  const { NODE_ENV, DATABASE_URL } = productionSettings;
  const unchecked = { NODE_ENV, DATABASE_URL, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  expect(() => readCommandEnv(unchecked)).toThrow('NODE_TLS_REJECT_UNAUTHORIZED is 0');
});

test('a guessable second secret is refused like the first', () => {
  const weak = { APP_SECRET_SECOND: 's'.repeat(32) };
  expect(() => start(weak)).toThrow(/APP_SECRET_SECOND can be guessed.+weak-secret/);
  const second = { GATEWAY_TOKEN_SECOND: 's'.repeat(32) };
  expect(() => start(second)).toThrow(/GATEWAY_TOKEN_SECOND can be guessed.+weak-gateway-token/);
  expect(start({ ...weak, ALLOW_IN_PRODUCTION: 'weak-secret' }).production).toBe(true);
});

test('development allows all of these settings', () => {
  for (const [setting, value] of refused)
    for (const mode of ['development', 'test'])
      expect(start({ NODE_ENV: mode, [setting]: value }).production).toBe(false);
});

test('an unknown word in ALLOW_IN_PRODUCTION is refused', () => {
  expect(() => readEnv({ ALLOW_IN_PRODUCTION: 'plain-http, everything' })).toThrow(
    'The setting ALLOW_IN_PRODUCTION may name open-proxies, plain-database, plain-http, ',
  );
});

test.each(['prod', 'Production', 'PRODUCTION', 'staging', ' production'])(
  'NODE_ENV=%s is refused',
  (mode) => {
    expect(() => readEnv({ ...productionSettings, NODE_ENV: mode })).toThrow(
      'The setting NODE_ENV must be one of production, development, test.',
    );
  },
);

const otherThan = (word: string): string => (word === 'plain-sms' ? 'plain-http' : 'plain-sms');
