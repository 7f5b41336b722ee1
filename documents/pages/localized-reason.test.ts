import { expect, test } from 'vitest';
import { cardFor } from '#content/docs/stated.ts';
import type { ReasonCase } from '#content/reasons.ts';
import { locales } from '#contract/locale.ts';
import { localizedReasons, reasonFile } from './localized-reason.ts';

const factsOf = (one: ReasonCase | undefined) =>
  Object.fromEntries((one?.facts ?? []).map(({ name, value }) => [name, value]));

test('a reason says what it means, whose problem it is, whether to send again and when', () => {
  const card = localizedReasons('en').find(({ name }) => name === 'ABSENT_SUBSCRIBER');
  expect(card?.path).toBe('/document-en/general/reasons#ABSENT_SUBSCRIBER');
  const [one] = card?.cases ?? [];
  expect(one).toMatchObject({
    states: ['UNDELIV'],
    means: 'The phone is off or has no network.',
    tag: 'send again later',
    aside: '15 min, 1 h, 6 h',
    whose: 'Whose problem: the recipient’s',
  });
  expect(factsOf(one)).toEqual({
    'Whose problem': 'The recipient’s. Your request is fine.',
    'Send again?': 'Yes, as a new message, with a new code if it was one.',
    Wait: '15 minutes, then 1 hour, then 6 hours; three times at most.',
    Charged: 'Yes: an operator had taken it over.',
  });
  expect(one?.products.map(({ path }) => path)).toEqual([
    '/document-en/sms/receipt-callback',
    '/document-en/did-number/mt-receipt-callback-v2',
  ]);
  expect(one?.tryWith?.path).toBe(
    '/document-en/sms/mt-sending-v2?phones=12025550102#try-smsSendV2',
  );
});

test('what is no problem is nobody’s, and a state that is not final asks to wait', () => {
  const card = localizedReasons('en').find(({ name }) => name === 'routed');
  expect(card?.cases[0]).toMatchObject({ whose: '', next: 'wait', aside: '' });
});

test.each(locales)('names differ, also where the letters are the same (%s)', (locale) => {
  const names = localizedReasons(locale).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['busy', 'BUSY', 'expired', 'EXPIRED']));
});

test('of several meanings the card has that of the product and status', () => {
  const { cards, events } = reasonFile('en');
  const meaning = (event: string, status: string) =>
    cardFor({ event, status, reason: 'BLOCKED' }, cards, events)?.cases.map(({ means }) => means);
  expect(meaning('sms.receipt', 'UNDELIV')).toEqual([
    'The recipient or a do-not-disturb list blocks this sender.',
  ]);
  expect(meaning('viber.receipt', 'failed')).toEqual(['The person has blocked the sender.']);
  expect(meaning('', '')?.length).toBeGreaterThan(2);
});

test('an unknown reason brings the card of its status', () => {
  const { cards, events } = reasonFile('en');
  const card = cardFor({ status: 'UNDELIV', reason: 'NEW_REASON' }, cards, events);
  expect(card).toMatchObject({ name: 'UNDELIV', kind: 'status' });
  expect(cardFor({ status: 'new_status' }, cards, events)).toBeUndefined();
});
