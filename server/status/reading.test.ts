import { expect, test, vi } from 'vitest';
import { CachedResponse } from '../http/cached-response.ts';
import { type Reading, renderOnce } from './reading.ts';

test('a response is rendered for the first request and reused for the others', () => {
  const reading: Reading = {
    board: { version: 1, services: [], incidents: [] },
    now: new Date(0),
    rendered: new Map(),
    pages: new Map(),
  };
  const write = vi.fn(() => new CachedResponse('hello', 'text/plain'));
  const first = renderOnce(reading, 'services', write);
  expect(renderOnce(reading, 'services', write)).toBe(first);
  expect(write).toHaveBeenCalledTimes(1);
  renderOnce(reading, 'overview', write);
  expect(write).toHaveBeenCalledTimes(2);
});
