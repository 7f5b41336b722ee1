import { expect, test } from 'vitest';
import { words as english } from '#content/pages/status/en.ts';
import { words as chinese } from '#content/pages/status/zh.ts';
import { summarise } from './summarise.ts';

const services = (...codes: number[]) => codes.map((serviceStatus) => ({ serviceStatus }));

test('all services in a sentence, the worst named first', () => {
  expect(summarise(services(1, 1, 1), english)).toBe('All services run without issues.');
  expect(summarise(services(1, 4, 2, 3, 3), english)).toBe(
    '1 of 5 services run without issues. Outage: 2, Degraded: 1, Maintenance: 1.',
  );
  expect(summarise(services(1, 2), chinese)).toBe(
    '2\u00a0项服务中，1\u00a0项运行正常。性能下降：1\u00a0项。',
  );
});

test('a state that we do not know counts as degraded, and no services as nothing to say', () => {
  expect(summarise(services(1, 7), english)).toContain('Degraded: 1');
  expect(summarise([], english)).toBe(english.tip);
});
