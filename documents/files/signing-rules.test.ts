import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { chineseProblems } from '#scripts/checks/documents/check-chinese.ts';
import { signingRules } from './signing-rules.ts';

const origin = 'https://www.harbour.example';

test('the rules name the examples, and leave no placeholder unfilled', () => {
  for (const locale of locales) {
    expect(signingRules(locale, origin)).toContain(`${origin}/signing-vectors.json`);
    expect(signingRules(locale, origin)).not.toMatch(/[{}]/);
  }
});

test('both languages have the same code in the same order', () => {
  const [english, chinese] = locales.map((locale) =>
    [...signingRules(locale, origin).matchAll(/^(- |\d\. )?.*?(`[^`]+`)/gm)].map(
      ([, mark, code]) => [mark, code],
    ),
  );
  expect(english).toEqual(chinese);
});

test('each is in its own language', () => {
  expect(signingRules('en', origin)).not.toMatch(/\p{Script=Han}/u);
  const lines = signingRules('zh', origin)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^(- |\d\. )/, '').replace(origin, ''));
  expect(lines.flatMap(chineseProblems)).toEqual([]);
});
