import { afterEach, expect, test } from 'vitest';
import { highlight, highlighted, restoreHighlighted } from './highlight.ts';

afterEach(() => restoreHighlighted(new Map()));

test('code that an earlier build highlighted is not highlighted again', async () => {
  restoreHighlighted(
    new Map([
      ['json {"restored":1}', 'as it was'],
      ['json {"no longer there":1}', 'unused'],
    ]),
  );
  expect(await highlight('{"restored":1}', 'json')).toBe('as it was');
  expect(await highlight('{"another":1}', 'json')).toContain('<span class="tok-number">1</span>');
  const now = await highlighted();
  expect(now.get('json {"restored":1}')).toBe('as it was');
  expect(now.has('json {"another":1}')).toBe(true);
  expect(now.has('json {"no longer there":1}')).toBe(false);
});
