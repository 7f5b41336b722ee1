import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HighlightedCode } from './highlighted-code.tsx';

const draw = (html: string) => renderToStaticMarkup(<HighlightedCode html={html} />);

test('highlighted code renders its own markup', () => {
  const html =
    '<span class="line"><span class="tok-keyword">curl</span> -d <span class="tok-string">&quot;a &amp; b&quot;</span></span>\n<span class="line">done</span>';
  expect(draw(html)).toBe(html);
});

test('numeric character references are decoded', () => {
  expect(draw('a &#x3C; b &#39;c&#39;')).toBe('a &lt; b &#x27;c&#x27;');
});

test('an unknown character reference stays as it is', () => {
  expect(draw('&nbsp;')).toBe('&amp;nbsp;');
});

test('other markup is shown as text', () => {
  expect(draw('<script>alert(1)</script><span onclick="x">')).toBe(
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;span onclick=&quot;x&quot;&gt;',
  );
});

test('an extra closing tag loses no text', () => {
  expect(draw('a</span>b<span class="x">c')).toBe('ab<span class="x">c</span>');
});

test('a URL may break after its slashes, a division sign may not', () => {
  expect(draw('https://a.example/v2/sms')).toBe('https://<wbr/>a.example/<wbr/>v2/<wbr/>sms');
  expect(draw('a / b')).toBe('a / b');
});

test('text without a span stays the same', () => {
  expect(draw('plain')).toBe('plain');
});
