import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayStrip } from './day-strip.tsx';

const drawn = (days: string, state: 'fine' | 'outage') =>
  renderToStaticMarkup(<DayStrip days={days} state={state} label="Last 90 days" />);
const paths = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');

test('each day is a tick, and the line has a gap where the service was out', () => {
  const markup = drawn(`${'f'.repeat(60)}o${'f'.repeat(29)}`, 'fine');
  const [idle, line, fine] = paths(markup);
  expect(idle).toBe('M0 46H0');
  expect(line?.match(/M/g)).toHaveLength(2);
  expect(fine?.match(/M/g)).toHaveLength(89);
  expect(markup).toContain('data-sign="fine"');
});

test('days before the first recorded one have no tick and no live line', () => {
  const [idle, line, fine] = paths(drawn(`${'-'.repeat(30)}${'f'.repeat(60)}`, 'outage'));
  const from = Number(idle?.split('H')[1]);
  expect(from).toBeGreaterThan(200);
  expect(line?.startsWith(`M${from} `)).toBe(true);
  expect(fine?.match(/M/g)).toHaveLength(60);
});

test('without days there is still the line with the sign of the state', () => {
  const markup = renderToStaticMarkup(<DayStrip state="degraded" />);
  expect(markup).toContain('data-sign="degraded"');
  expect(markup).toContain('aria-hidden="true"');
});
