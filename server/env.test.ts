import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, settingNames } from './env.ts';
import { allowances } from './production-refusals.ts';

const manual = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8');

/** From its heading to the next one. */
const section = (heading: string): string =>
  manual.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

test('the manual has a line for every setting, and no other', () => {
  const lines = section('Settings').matchAll(/^\| `(\w+)`/gm);
  expect(Array.from(lines, ([, name]) => name).sort()).toEqual(settingNames.toSorted());
});

test('a pool too small for the work in the background and a call is refused', () => {
  expect(() => readEnv({ DATABASE_POOL: '4' })).toThrow('DATABASE_POOL must be');
  expect(readEnv({ DATABASE_POOL: '5' }).databasePool).toBe(5);
});

test('a code is good for ten minutes at most', () => {
  expect(() => readEnv({ CODE_MINUTES: '11' })).toThrow('CODE_MINUTES must be');
});

test('the manual names what production asks for', () => {
  const [, named = 'no list'] = /does not start without (.+?)\. /.exec(section('Production')) ?? [];
  const list = named.replaceAll('`', '').replace(' and ', ', ');
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(`In production set ${list}. `);
});

test('the manual has the word that allows each thing refused in production', () => {
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
