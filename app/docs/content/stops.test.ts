import { expect, test } from 'vitest';
import { readMarkdown } from '#documents/manuscripts/read-markdown.ts';
import { fillPlace } from '#documents/pages/parts.ts';
import { stopsOf } from './stops.ts';

const read = readMarkdown(
  `Before.

## One

First.

\`\`\`json
{}
\`\`\`

Last.

## Two

::retries

::request-example{operation="general/accountGetBalance"}
`,
  'en',
);
const parts = read.places.map((place, index) =>
  fillPlace(place, { index, operation: undefined, locale: 'en' }),
);
const { lead, stops } = stopsOf({ tree: read.tree, parts });
const names = (root?: typeof lead) =>
  root?.children.map((node) => (node.type === 'element' ? node.tagName : node.type));

test('each section is a stop, and what precedes the first is the lead', () => {
  expect(names(lead)).toEqual(['p']);
  expect(stops.map(({ id }) => id)).toEqual(['one', 'two']);
});

test('code of a stop is separated from its text, written or generated', () => {
  expect(names(stops[0]?.text)).toEqual(['h2', 'p', 'p']);
  expect(names(stops[0]?.code)).toEqual(['doc-code']);
  expect(names(stops[1]?.text)).toEqual(['h2', 'doc-place']);
  expect(names(stops[1]?.code)).toEqual(['doc-place']);
});

test('a stop without code has only text', () => {
  const { tree } = readMarkdown('## Alone\n\nText.', 'en');
  expect(stopsOf({ tree, parts: [] }).stops[0]?.code).toBeUndefined();
});
