import { expect, test } from 'vitest';
import { words as english } from '#content/pages/status/en.ts';
import { words as chinese } from '#content/pages/status/zh.ts';
import { countOpen, summarise } from './summarise.ts';

const services = (...codes: number[]) => codes.map((serviceStatus) => ({ serviceStatus }));

test('the summary counts the operational services', () => {
  expect(summarise(services(1, 1, 1), english)).toBe('All 3 services run without issues.');
  expect(summarise(services(1, 4, 2, 3, 3), english)).toBe('1 of 5 services run without issues.');
  expect(summarise(services(1, 2), chinese)).toBe('2\u00a0项服务中，1\u00a0项运行正常。');
});

test('an unknown state is not operational, and without services the tip is shown', () => {
  expect(summarise(services(1, 7), english)).toBe('1 of 2 services run without issues.');
  expect(summarise([], english)).toBe(english.tip);
});

test('open incidents are counted in words; none gives undefined', () => {
  expect(countOpen(0, english.summary)).toBeUndefined();
  expect(countOpen(1, english.summary)).toBe('1 incident is open.');
  expect(countOpen(3, english.summary)).toBe('3 incidents are open.');
  expect(countOpen(3, chinese.summary)).toBe('3\u00a0个故障处理中。');
});
