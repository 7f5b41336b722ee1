import { expect, test } from 'vitest';
import { localReadings, parsePhone } from './phone-number.ts';

test.each([
  ['+65 8123 4567', '+6581234567', '65'],
  ['006581234567', '+6581234567', '65'],
  ['6581234567', '+6581234567', '65'],
  ['65-8123-4567', '+6581234567', '65'],
  ['＋６５ ８１２３４５６７', '+6581234567', '65'],
  ['+1 (202) 555-0142', '+12025550142', '1'],
  ['+44 7700 900123', '+447700900123', '44'],
  ['8613812345678', '+8613812345678', '86'],
])('%s is %s', (typed, e164, dialCode) => {
  expect(parsePhone(typed)).toMatchObject({ e164, dialCode });
});

test.each([
  '',
  '+',
  '12345',
  '81234567890123456789',
  '+999 12345678',
  'mei.tan',
  '+65 8123 4567 ext 5',
  '1-800-FLOWERS',
  '+6581234567@x.example',
  '+65\u00008123',
])('%j is not a phone number with country code', (typed) => {
  expect(parsePhone(typed)).toBeUndefined();
});

test('a number without country code is read for each country where it fits', () => {
  const readings = (typed: string) => localReadings(typed).map(({ e164 }) => e164);
  expect(readings('8123 4567')).toEqual(expect.arrayContaining(['+6581234567', '+85281234567']));
  expect(readings('07700 900123')).toContain('+447700900123');
  expect(readings('138 1234 5678')).toContain('+8613812345678');
  expect(readings('+65 8123 4567')).toEqual([]);
  expect(readings('0065 8123 4567')).toEqual([]);
  expect(readings('mei.tan')).toEqual([]);
});
