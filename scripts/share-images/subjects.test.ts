import { expect, test } from 'vitest';
import { headingsOf } from './subjects.ts';

test.each([
  [
    'a text, without their numbers',
    '<main><h2>Menu</h2><article><h2><span>1</span>Scope</h2></article></main>',
    ['Scope'],
  ],
  [
    'a page without a text',
    '<h2>Menu</h2><main><h1>Partners</h1><h2>Ask</h2><h2>Sell</h2></main>',
    ['Ask', 'Sell'],
  ],
  ['a page with none', '<h2>Menu</h2><main><h1>Partners</h1></main>', []],
])('the headings of %s', (_, html, headings) => {
  expect(headingsOf(html)).toEqual(headings);
});
