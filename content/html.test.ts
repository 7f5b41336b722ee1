import { expect, test } from 'vitest';
import { html, lines } from './html.ts';

test('everything inserted is escaped', () => {
  expect(html`<a title="${`"'><script>`}">${'&'}</a>`.markup).toBe(
    '<a title="&quot;&#39;&gt;&lt;script&gt;">&amp;</a>',
  );
});

test('markup made the same way is inserted unchanged, alone or in a list', () => {
  expect(html`<ul>${[html`<li>${'<'}</li>`, html`<li>2</li>`]}</ul>`.markup).toBe(
    '<ul><li>&lt;</li><li>2</li></ul>',
  );
});

test('absent values render nothing', () => {
  expect(html`a${undefined}${false}b`.markup).toBe('ab');
});

test('line breaks are preserved and text is still escaped', () => {
  expect(lines('<b>\n2').markup).toBe('&lt;b&gt;<br>2');
});
