import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineCode } from './inline-code.tsx';

const rendered = (text: string) => renderToStaticMarkup(<InlineCode text={text} />);

test('code and links of a sentence are rendered, the rest is text', () => {
  expect(rendered('Send `from` or [ask](/support), see [keys](/keys).')).toBe(
    'Send <code>from</code> or <a href="/support">ask</a>, see <a href="/keys">keys</a>.',
  );
  expect(rendered('`[a](b)` is <code>')).toBe('<code>[a](b)</code> is &lt;code&gt;');
});
