import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HighlightedCode } from './highlighted-code.tsx';

const draw = (html: string) => renderToStaticMarkup(<HighlightedCode html={html} />);

test('coloured code comes out as it went in', () => {
  const html =
    '<span class="line"><span class="tok-keyword">curl</span> -d <span class="tok-string">&quot;a &amp; b&quot;</span></span>\n<span class="line">done</span>';
  expect(draw(html)).toBe(html);
});

test('signs written by number are read', () => {
  expect(draw('a &#x3C; b &#39;c&#39;')).toBe('a &lt; b &#x27;c&#x27;');
});

test('an unknown sign stays as it is written', () => {
  expect(draw('&nbsp;')).toBe('&amp;nbsp;');
});

test('other markup is shown, never drawn', () => {
  expect(draw('<script>alert(1)</script><span onclick="x">')).toBe(
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;span onclick=&quot;x&quot;&gt;',
  );
});

test('a tag too many loses nothing of the text', () => {
  expect(draw('a</span>b<span class="x">c')).toBe('ab<span class="x">c</span>');
});

test('an address may break after its slashes, a sign of division may not', () => {
  expect(draw('https://a.example/v2/sms')).toBe('https://a.example/<wbr/>v2/<wbr/>sms');
  expect(draw('a / b')).toBe('a / b');
});

test('a text without a span is the text', () => {
  expect(draw('plain')).toBe('plain');
});
