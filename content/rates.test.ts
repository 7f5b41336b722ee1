import { expect, test } from 'vitest';
import { ratesAsCsv, ratesAsJson } from './rate-files.ts';
import { type RateCard, rateCountries, rateLines } from './rates.ts';

/** Section 9 of the specification, verbatim. */
const specified: Record<RateCard, string> = {
  message:
    'Indonesia 0.2846, Russia 0.2298, Pakistan 0.3320, Vietnam 0.1021, Saudi Arabia 0.1600, Egypt 0.1926, Nigeria 0.1978, Philippines 0.1481, Iraq 0.1759, India 0.0537',
  voice:
    'Indonesia 0.0676, India 0.0305, Philippines 0.1435, Vietnam 0.1080, Colombia 0.0207, Mexico 0.0082, Thailand 0.0806, United States 0.0119, Chile 0.0360 to 1.0500, Peru 0.0150 to 0.4000',
};

const cards = ['message', 'voice'] as const;

test.each(cards)('the %s rates are exactly those of the specification', (card) => {
  const written = rateLines(card).map(
    ({ country, from, to }) =>
      `${rateCountries[country].en} ${from === to ? from : `${from} to ${to}`}`,
  );
  expect(written.join(', ')).toBe(specified[card]);
});

test('the CSV file has a header and every rate of both cards', () => {
  const [head, ...lines] = ratesAsCsv()
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('card,currency,unit,country,name_en,name_zh,from,to,kind,as_of');
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe(
    'message,USD,message,ID,Indonesia,印度尼西亚,0.2846,0.2846,sample,2026-11-15',
  );
  expect(lines.at(-1)).toBe('voice,USD,minute,PE,Peru,秘鲁,0.0150,0.4000,sample,2026-11-15');
  for (const line of lines) expect(line.split(',')).toHaveLength(10);
});

test('the JSON file has the same data as the CSV file', () => {
  const { kind, asOf, currency, rates } = JSON.parse(ratesAsJson());
  const rows = rates.map(
    (rate: {
      card: string;
      unit: string;
      country: string;
      name: { en: string; zh: string };
      from: string;
      to: string;
    }) =>
      [
        rate.card,
        currency,
        rate.unit,
        rate.country,
        rate.name.en,
        rate.name.zh,
        rate.from,
        rate.to,
        kind,
        asOf,
      ].join(','),
  );
  expect(rows).toEqual(ratesAsCsv().trimEnd().split('\r\n').slice(1));
});

test('the JSON file says in both languages that these are samples, with their date', () => {
  const { note, asOf } = JSON.parse(ratesAsJson());
  expect(asOf).toBe('2026-11-15');
  expect(note.en).toMatch(/^Sample rates as of 2026-11-15\./);
  expect(note.zh).toMatch(/^截至 2026-11-15 的参考价格/);
});
