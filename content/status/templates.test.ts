import { expect, test } from 'vitest';
import { statusTextMaxLength, statusTitleMaxLength } from '#contract/desk-incidents.ts';
import { locales } from '#contract/locale.ts';
import {
  fillPlaces,
  openingTemplates,
  openPlaces,
  placeNames,
  placesIn,
  titleFor,
  updateTemplates,
} from './templates.ts';

const texts = [
  ...openingTemplates.map(({ id, title, text }) => ({ id, parts: [title, text] })),
  ...updateTemplates.map(({ id, text }) => ({ id, parts: [text] })),
];

test('every template is complete in both languages, with the same places in each', () => {
  for (const { id, parts } of texts)
    for (const part of parts) {
      const [en, zh] = locales.map((locale) => placesIn(part[locale]).sort());
      expect([id, Boolean(part.en), en]).toEqual([id, Boolean(part.zh), zh]);
      expect(Object.keys(placeNames)).toEqual(expect.arrayContaining(en ?? []));
      expect(part.zh).not.toMatch(/[a-z]{4,}(?![^[]*\])/);
    }
  const names = [...openingTemplates, ...updateTemplates].flatMap(({ name }) => [name.en, name.zh]);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});

test('a template has at most two places and leaves room for what they are filled with', () => {
  for (const { id, parts } of texts) {
    expect([id, placesIn(...parts.map(({ en }) => en)).length <= 2]).toEqual([id, true]);
    for (const locale of locales) {
      const [first = '', second] = parts.map((part) => part[locale]);
      expect((second ?? first).length).toBeLessThan(statusTextMaxLength / 2);
      if (second !== undefined) expect(first.length).toBeLessThan(statusTitleMaxLength / 2);
    }
  }
});

test('places are filled wherever they stand; an empty one stays open', () => {
  const en = '[share] through [where]: [where]';
  const values = { where: { en: ' Singapore ', zh: '' }, share: { en: ' ', zh: '三分之一' } };
  const filled = fillPlaces({ en, zh: '[where]约[share]' }, values);
  expect(filled).toEqual({ en: '[share] through Singapore: Singapore', zh: '[where]约三分之一' });
  expect(openPlaces(filled)).toEqual([
    { name: 'share', locale: 'en' },
    { name: 'where', locale: 'zh' },
  ]);
  const apart = { en: '', zh: '将流量切离[where]。' };
  expect(fillPlaces(apart, { where: { en: '', zh: '14 号SBC' } }).zh).toBe(
    '将流量切离 14 号 SBC。',
  );
  expect(placesIn(en)).toEqual(['share', 'where']);
  expect(placesIn('503 [503] [A]')).toEqual([]);
});

test('an unfinished title is left out where there is no text, and kept where there is one', () => {
  const title = { en: 'Calls to [where]', zh: '呼叫[where]' };
  expect(titleFor(title, { en: 'They fail.', zh: ' ' })).toEqual({ en: title.en, zh: '' });
  const done = { en: 'Calls', zh: '呼叫' };
  expect(titleFor(done, { en: 'They fail.', zh: '' })).toEqual(done);
});
