import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayBars } from './day-bars.tsx';

const drawn = (days: string, state: 'fine' | 'outage', marked?: number) =>
  renderToStaticMarkup(<DayBars days={days} state={state} marked={marked} />);
const bars = (markup: string, name: string) =>
  (new RegExp(`class="[^"]*${name}[^"]*" d="([^"]*)"`).exec(markup)?.[1] ?? '').split('M').length -
  1;

test('each kind of day has its own shape, not only its own colour', () => {
  const markup = drawn(`${'-'.repeat(30)}${'f'.repeat(56)}domo`, 'outage');
  expect(bars(markup, 'none')).toBe(30);
  expect(bars(markup, 'fine')).toBe(56);
  expect([bars(markup, 'degraded'), bars(markup, 'cap')]).toEqual([1, 1]);
  expect(bars(markup, 'outage')).toBe(2);
  expect(bars(markup, 'hollow')).toBe(1);
  expect(markup).toContain('data-sign="outage"');
});

test('the selected day has a frame', () => {
  expect(drawn('f'.repeat(90), 'fine')).not.toContain('<rect');
  expect(drawn('f'.repeat(90), 'fine', 3).match(/<rect/g)).toHaveLength(2);
});
