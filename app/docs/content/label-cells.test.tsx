import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMarkdown } from '#documents/manuscripts/read-markdown.ts';
import { labelCells } from './label-cells.ts';

test('each cell of a table carries the name of its column', () => {
  const { tree } = readMarkdown('| A | `B` c |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |', 'en');
  const html = renderToStaticMarkup(toJsxRuntime(labelCells(tree), { Fragment, jsx, jsxs }));
  expect(html.match(/<td[^>]*>[^<]*/g)).toEqual([
    '<td data-head="A">1',
    '<td data-head="B c">2',
    '<td data-head="A">3',
    '<td data-head="B c">4',
  ]);
});
