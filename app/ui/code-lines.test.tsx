import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeLines } from './code-lines.tsx';

const code = 'one\n\n  <two>\nthree';
const sample = { id: 'a', name: 'A', code };

/** What a copy button finds: the text of each piece of code. */
const pieces = (html: string): string[] =>
  [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );

test('each line is an element of its own, and together they are the code', () => {
  const html = renderToStaticMarkup(<CodeLines sample={sample} />);
  expect(html.match(/<span>/g)).toHaveLength(4);
  expect(pieces(html)).toEqual([code]);
});

test('folded lines stand in their place, closed and under their name', () => {
  const fold = { first: 2, last: 3, name: 'Two lines' };
  const html = renderToStaticMarkup(<CodeLines sample={{ ...sample, fold }} />);
  expect(pieces(html)).toEqual(['one', '\n  <two>', 'three']);
  expect(html).toMatch(/<details><summary>.*Two lines<\/summary>/);
});

test('a fold at the beginning has nothing before it', () => {
  const fold = { first: 1, last: 1, name: 'One line' };
  const html = renderToStaticMarkup(<CodeLines sample={{ ...sample, fold }} />);
  expect(pieces(html).join('\n')).toBe(code);
  expect(pieces(html)).toHaveLength(2);
});

test('coloured code is told by line too', () => {
  const html = '<span class="tok-string">one</span>\ntwo';
  expect(renderToStaticMarkup(<CodeLines sample={{ ...sample, html }} />)).toContain(
    '<span><span class="tok-string">one</span></span>\n<span>two</span>',
  );
});
