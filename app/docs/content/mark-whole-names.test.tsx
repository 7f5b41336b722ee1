import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMarkdown } from '#documents/manuscripts/read-markdown.ts';
import { markWholeNames } from './mark-whole-names.ts';

test('short names with a hyphen are marked, in text and as code', () => {
  const { tree } = readMarkdown('- GSM-7, after `Retry-After`\n- `from` and a-b', 'en');
  const html = renderToStaticMarkup(toJsxRuntime(markWholeNames(tree), { Fragment, jsx, jsxs }));
  expect(html).toContain(
    '<li><span data-whole="">GSM-7</span>, after <code data-whole="">Retry-After</code></li>',
  );
  expect(html).toContain('<li><code>from</code> and a-b</li>');
});
