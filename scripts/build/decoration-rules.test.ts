import postcss from 'postcss';
import { expect, test } from 'vitest';
import { decorationRules } from './decoration-rules.ts';

const built = async (css: string): Promise<string> =>
  (await postcss([decorationRules]).process(css, { from: undefined })).css;

test('an underline with thickness and colour is split into parts that WebKit supports', async () => {
  expect(await built('a { text-decoration: 2px underline var(--hot, oklch(1 0 0)) }')).toBe(
    'a { text-decoration-thickness: 2px; text-decoration-line: underline; text-decoration-color: var(--hot, oklch(1 0 0)) }',
  );
});

test('a line alone stays as it is', async () => {
  for (const css of ['a { text-decoration: none }', 'a { text-decoration: underline }'])
    expect(await built(css)).toBe(css);
});
