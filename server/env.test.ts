import { expect, test } from 'vitest';
import { documentedDefaults, manualSection as section, tableOf } from '#tests/support/manual.ts';
import { productionSettings } from '#tests/support/production-settings.ts';
import { readCommandEnv, readEnv, settingDefaults } from './env.ts';
import { allowances } from './production-refusals.ts';

test('the manual has a line for every setting with its default, and no other', () => {
  const inWords = {
    PUBLIC_URL: '`http://localhost:PORT`',
    APP_SECRET: 'made once, kept in `DATA_DIR/secret`',
    TEXT_COUNTRIES: 'all of the country list',
    SANDBOX_URL: '`PUBLIC_URL` and `/sandbox`',
    DRAIN_SECONDS: '5 in production, else 0',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'the one above and `/v1/traces`',
    OTEL_SERVICE_NAME: '`codeName` of `content/brand.ts`',
  };
  expect(documentedDefaults('Settings')).toEqual(tableOf(settingDefaults, inWords));
});

test('commands need no setting but that of the database, in production too', () => {
  const { NODE_ENV, DATABASE_URL } = productionSettings;
  expect(readCommandEnv({ NODE_ENV, DATABASE_URL })).toMatchObject({ production: true });
  expect(readCommandEnv({ NODE_ENV, DATA_DIR: '/srv/data' }).dataDir).toBe('/srv/data');
  expect(() => readCommandEnv({ NODE_ENV, DATABASE_URL: 'postgresql://db.example/x' })).toThrow(
    'In production DATABASE_URL may be used without TLS',
  );
});

test('all problems of the settings are reported at once', () => {
  expect(() => readEnv({ PORT: 'web', CODE_MINUTES: '11' })).toThrow(
    /^The setting PORT .+\nThe setting CODE_MINUTES .+ See docs\/operating\.md\.$/,
  );
  const { SMTP_URL: _, ...rest } = productionSettings;
  expect(() =>
    readEnv({ ...rest, APP_SECRET: 'a'.repeat(40), PASSWORD_MEMORY_KIB: '1024' }),
  ).toThrow(/SMTP_URL.*\n.+PASSWORD_MEMORY_KIB.+\n.+APP_SECRET/);
});

test('a pool too small for background work and a call is refused', () => {
  expect(() => readEnv({ DATABASE_POOL: '4' })).toThrow('DATABASE_POOL must be');
  expect(readEnv({ DATABASE_POOL: '5' }).databasePool).toBe(5);
});

test('alerts need the port of the metrics', () => {
  const ALERTS_TOKEN = 'h3Wc8Zq0LmT5vKx2RyB7nDfJ9sGpE4uA';
  expect(() => readEnv({ ALERTS_TOKEN })).toThrow('ALERTS_TOKEN needs METRICS_PORT');
  expect(readEnv({ ALERTS_TOKEN, METRICS_PORT: '9464' }).alertsToken).toBe(ALERTS_TOKEN);
});

test('the lifetime of a code is ten minutes at most', () => {
  expect(() => readEnv({ CODE_MINUTES: '11' })).toThrow('CODE_MINUTES must be');
});

test.each(['-UK', 'SG, XX', 'sg', 'Singapore', '--SG', 'SG CN'])(
  'unknown countries are refused: %s',
  (countries) => {
    expect(() => readEnv({ TEXT_COUNTRIES: countries })).toThrow(
      'TEXT_COUNTRIES must be ISO codes',
    );
    expect(readEnv({ TEXT_COUNTRIES: '-GB, -SG' }).textCountries.blocked).toEqual(['GB', 'SG']);
  },
);

test('the manual names the settings that production requires', () => {
  const [, named = 'no list'] = /does not start without (.+?)\. /.exec(section('Production')) ?? [];
  const list = named.replaceAll('`', '').replace(' and ', ', ');
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(`In production set ${list}. `);
});

test('the manual lists every word of ALLOW_IN_PRODUCTION', () => {
  const words = section('Production').matchAll(/\| `([a-z-]+)` +\|$/gm);
  expect(Array.from(words, ([, word]) => word)).toEqual([...allowances]);
});

test.each([
  [{}, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }, 'http://localhost:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/in' }, 'http://localhost:4318/in'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }, undefined],
])('with %o traces go to %s', (settings, url) => {
  expect(readEnv(settings).traces?.url).toBe(url);
});
