import { describe, expect, test } from 'vitest';
import { pricingOf } from '#content/pages/pricing/pricing.ts';
import { contactMaxLengths } from '#contract/contact.ts';
import { measureSms } from '#contract/sms-segments.ts';
import { filterLines, nextSorting, orderLines, questionFor, type Sorting } from './board-order.ts';
import { dollars, outsideOf, parseCount } from './estimate.ts';

const english = pricingOf('en');
const chinese = pricingOf('zh');

describe('a sum', () => {
  test.each([
    ['0.1021', 20_000, '2,042.00'],
    ['0.1021', 10_000, '1,021.00'],
    ['0.0150', 5_000, '75.00'],
    ['0.4000', 5_000, '2,000.00'],
    ['0.0082', 1, '0.01'],
    ['1.0500', 1_000_000_000, '1,050,000,000.00'],
    ['0.2846', 0, '0.00'],
  ])('of %s times %i is %s', (rate, units, total) => {
    expect(dollars(rate, units)).toBe(total);
  });
});

describe('a count', () => {
  test.each([
    ['10,000', 10_000],
    [' 1 000 ', 1_000],
    ['０１２', 12],
    ['0', 0],
    ['1000000000', 1_000_000_000],
  ])('%j is %i', (typed, count) => {
    expect(parseCount(typed)).toBe(count);
  });

  test.each(['', '-1', '1.5', 'ten', '1000000001', '9'.repeat(40)])('%j is none', (typed) => {
    expect(parseCount(typed)).toBeUndefined();
  });
});

describe('characters outside GSM-7', () => {
  test.each([
    ['Your code is 482916.', 'none'],
    ['Don’t share it.', 'slip'],
    ['Done 🙂', 'slip'],
    ['Dear 王, your parcel has arrived.', 'slip'],
    ['【纽通云】您的验证码是 482916，5 分钟内有效。', 'alphabet'],
    ['您的 Nuntix 验证码是 482916，请勿告知他人，切勿转发。', 'alphabet'],
    ['รหัสของคุณคือ 482916', 'alphabet'],
    ['…', 'slip'],
  ])('in %j are %s', (text, outside) => {
    expect(outsideOf(text, measureSms(text))).toBe(outside);
  });

  test('the samples: a slip in English, Chinese as it is', () => {
    const outside = [english, chinese].map(({ words: { message } }) =>
      outsideOf(message.sample, measureSms(message.sample)),
    );
    expect(outside).toEqual(['slip', 'alphabet']);
  });

  test('Chinese counts what is charged, as the documents do', () => {
    const { segments, rows } = chinese.words.message;
    expect([segments.one, rows.segments, chinese.words.message.assumption].join()).not.toMatch(
      /段/,
    );
    expect(rows.segments).toContain('计费条数');
  });
});

describe('the board', () => {
  const [message, voice] = english.cards;
  const lines = message?.lines ?? [];
  const codes = (of: readonly { country: string }[]) => of.map(({ country }) => country).join(' ');

  test('sorts by name, by rate, then in the original order', () => {
    let sorting: Sorting = nextSorting(undefined, 'name');
    expect(codes(orderLines(lines, sorting, english.language))).toBe(
      'EG IN ID IQ NG PK PH RU SA VN',
    );
    sorting = nextSorting(sorting, 'rate');
    expect(codes(orderLines(lines, sorting, english.language))).toBe(
      'IN VN PH SA IQ EG NG RU ID PK',
    );
    sorting = nextSorting(sorting, 'rate');
    expect(codes(orderLines(lines, sorting, english.language))).toBe(
      'PK ID RU NG EG IQ SA PH VN IN',
    );
    sorting = nextSorting(sorting, 'rate');
    expect(codes(orderLines(lines, sorting, english.language))).toBe(codes(lines));
  });

  test('sorts a range by its lower end', () => {
    const byRate = orderLines(voice?.lines ?? [], { by: 'rate', order: 'ascending' }, 'en');
    expect(codes(byRate)).toBe('MX US PE CO IN CL ID TH VN PH');
  });

  test('sorts Chinese names by pinyin', () => {
    const byName = orderLines(
      chinese.cards[0]?.lines ?? [],
      { by: 'name', order: 'ascending' },
      chinese.language,
    );
    expect(codes(byName)).toBe('EG PK RU PH NG SA IQ IN ID VN');
  });

  test.each([
    ['ind', 'ID IN'],
    ['IND IA', 'ID IN'],
    ['印度', 'ID IN'],
    ['vn', 'VN'],
    ['saudi arabia', 'SA'],
    ['', codes(lines)],
    ['atlantis', ''],
  ])('filtered by %j shows %j', (query, shown) => {
    expect(codes(filterLines(lines, query))).toBe(shown);
  });

  test('another country is asked for by the name that was searched', () => {
    const ask = english.words.board.ask.message;
    expect(questionFor(ask, ' Kenya ', false)).toBe('What is your rate for messages to Kenya?');
    expect(questionFor(ask, 'ind', true)).toBe(ask.open);
    expect(questionFor(ask, ' ', true)).toBe(ask.open);
    expect(questionFor(ask, 'x'.repeat(500), false).length).toBeLessThan(contactMaxLengths.message);
  });
});
