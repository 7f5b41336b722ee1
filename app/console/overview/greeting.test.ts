import { expect, test } from 'vitest';
import { greetingOf } from './greeting.ts';

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});
