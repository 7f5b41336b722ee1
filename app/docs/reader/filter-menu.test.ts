import { expect, test } from 'vitest';
import { filterEntries, filterMenu } from './filter-menu.ts';

const entry = (id: string, name: string) => ({ id, name, path: `/document-en/${id}` });
const menu = [
  {
    id: 'message',
    name: 'Message',
    categories: [
      { id: 'sms', name: 'SMS', entries: [entry('sms/a', 'Sending'), entry('sms/b', 'Receipt')] },
      { id: 'email-code', name: 'Email code', entries: [entry('email-code/a', 'Receipt')] },
    ],
  },
  {
    id: 'voice',
    name: 'Voice',
    categories: [{ id: 'voice', name: 'Voice', entries: [entry('voice/a', 'Calls')] }],
  },
];
const left = (keyword: string) =>
  filterMenu(menu, keyword).flatMap(({ categories }) =>
    categories.flatMap(({ entries }) => entries.map(({ id }) => id)),
  );

test('without a keyword everything stays', () => {
  expect(filterMenu(menu, '  ')).toBe(menu);
});

test('entries without the keyword go, and groups without entries', () => {
  expect(left('RECEIPT')).toEqual(['sms/b', 'email-code/a']);
  expect(filterMenu(menu, 'receipt')).toHaveLength(1);
  expect(left('pigeon')).toEqual([]);
});

test('the name of a category or a path counts, too', () => {
  expect(left('email')).toEqual(['email-code/a']);
  expect(left('voice/a')).toEqual(['voice/a']);
});

test('each of several words must be somewhere in the entry', () => {
  expect(left('sms receipt')).toEqual(['sms/b']);
  expect(left('sms pigeon')).toEqual([]);
});

test('an entry that stands by itself is kept by its name or its path', () => {
  const pins = [entry('general/get-started', 'Get started')];
  for (const keyword of ['', 'get', 'STARTED', 'general/get']) {
    expect(filterEntries(pins, keyword)).toEqual(pins);
  }
  expect(filterEntries(pins, 'get pigeon')).toEqual([]);
});
