import { expect, test } from 'vitest';
import { goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { isPersonalPassword, type Person } from './personal-passwords.ts';

const mei: Person = {
  firstName: 'Mei',
  lastName: 'Tan-Lindqvist',
  companyName: 'Harbour Coffee Pte. Ltd.',
  email: 'office.mt@roastery.co.example',
  username: 'mei_88',
  phone: '+6581234567',
};

test.each([
  ['the first name', ['mei12345', 'MEI2026777', '88mei88888']],
  ['the last name', ['lindqvist1', 'Lindqv1st1987', 'tanlindqvist7', 'xlindqvist9x']],
  ['both, in any order', ['meitan2026', 'TanMei888', 'lindqvisttan1']],
  ['the company', ['harbour1', 'H4rb0ur99', 'coffee2026', 'harbour7coffee', 'coffeeharbour1']],
  ['a part of the company joined', ['harbourcoffeepte1', 'pteltd12']],
  ['the mailbox', ['office123', 'officemt1', 'mtoffice77']],
  ['the domain', ['roastery1', 'My7roastery', 'roasteryco88']],
  ['the username', ['mei88mei881', 'mei88123']],
  ['the phone', ['a81234567', '6581234567x', 'mt0812345678', '8123456z']],
])('a password made of %s is personal', (_, passwords) => {
  expect(passwords.filter((password) => !isPersonalPassword(password, [mei]))).toEqual([]);
});

test.each([
  ...[goodPassword, otherPassword, 'x7Kq2mPz9'],
  // A short word counts only as the whole base, a longer one when it is most of it.
  ...['mei7tanx9q', 'meilantern4street', 'tan7window9fern', 'harbour7lantern', 'green5coffee5lamp'],
  // Top-level domains are not personal; five digits are too few for a phone.
  ...['example123', 'kqzwv12345'],
])('%s is not personal', (password) => {
  expect(isPersonalPassword(password, [mei])).toBe(false);
});

test.each([
  [{ firstName: 'Đặng', lastName: 'Nguyễn' }, 'dangnguyen1'],
  [{ firstName: 'Zoë', lastName: 'Müller' }, 'muller2026'],
  [{ name: 'Lin Tran' }, 'LinTran2026'],
  [{ companyName: '7Seas' }, '7seas2026'],
])('%j yields %s', (person, password) => {
  expect(isPersonalPassword(password, [person])).toBe(true);
});

test('data of any one person is enough', () => {
  const people = [mei, { name: 'Kittipong' }];
  expect(isPersonalPassword('kittipong7', people)).toBe(true);
  expect(isPersonalPassword('kittipong7', [mei])).toBe(false);
});

test('a person without data has no personal passwords', () => {
  const unknown = { firstName: '', lastName: null, email: '', username: null, phone: null };
  expect(isPersonalPassword('x7Kq2mPz9', [unknown, {}])).toBe(false);
  expect(isPersonalPassword('x7Kq2mPz9', [{ firstName: '梅', lastName: '陈' }])).toBe(false);
});

test('a company name of maximum length is handled', () => {
  const companyName = 'a b '.repeat(256);
  expect(isPersonalPassword('12345678a12345678901', [{ companyName }])).toBe(false);
});
