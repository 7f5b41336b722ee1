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

test('a short name with a hyphen is marked to stay on one line', () => {
  expect(rendered('After `Retry-After`, in GSM-7.')).toBe(
    'After <code data-whole="">Retry-After</code>, in <span data-whole="">GSM-7</span>.',
  );
  expect(rendered('按 UTF-16 编码')).toBe('按 <span data-whole="">UTF-16</span> 编码');
  expect(rendered('`Content-Type: text/plain`')).toBe('<code>Content-Type: text/plain</code>');
});
