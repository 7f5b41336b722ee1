import { expect, test } from 'vitest';
import { words as english } from '#content/pages/status/en.ts';
import { words as chinese } from '#content/pages/status/zh.ts';
import { type MomentForm, writeMoment, zoneName } from './moment-text.ts';

const today = '2026-11-15T06:52:10.000Z';
const en = (at: string, form: MomentForm) =>
  writeMoment(at, form, { zone: 'utc', words: english.shared.times, today });
const zh = (at: string, form: MomentForm) =>
  writeMoment(at, form, { zone: 'utc', words: chinese.shared.times, today });

test('today’s date and the current year are omitted', () => {
  expect(en('2026-11-15T06:08:00.000Z', 'near')).toBe('06:08');
  expect(en('2026-11-14T23:59:00.000Z', 'near')).toBe('Nov 14, 23:59');
  expect(en('2025-12-31T23:59:00.000Z', 'near')).toBe('Dec 31, 2025, 23:59');
  expect(zh('2026-11-14T23:59:00.000Z', 'near')).toBe('11 月 14 日 23:59');
});

test.each([
  ['full', 'Nov 18, 14:52', '11 月 18 日 14:52'],
  ['seconds', '14:52:05', '14:52:05'],
  ['day', 'Nov 18, 2026', '2026 年 11 月 18 日'],
  ['weekday', 'Wed, Nov 18, 14:52', '11 月 18 日（周三）14:52'],
  ['month', 'November 2026', '2026 年 11 月'],
] as const)('%s', (form, english, chinese) => {
  const at = '2026-11-18T14:52:05.000Z';
  expect([en(at, form), zh(at, form)]).toEqual([english, chinese]);
});

test('the offset zero is called UTC', () => {
  expect(zoneName('utc', today)).toBe('UTC');
});
