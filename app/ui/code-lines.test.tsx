import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeLines } from './code-lines.tsx';

const code = 'one\n\n  <two>\nthree';
const sample = { id: 'a', name: 'A', code };

/** Text of each code element, as a copy button reads it. */
const pieces = (html: string): string[] =>
  [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );

test('each line is an element, and their text is the code', () => {
  const html = renderToStaticMarkup(<CodeLines sample={sample} />);
  expect(html.match(/<span>/g)).toHaveLength(4);
  expect(pieces(html)).toEqual([code]);
});

test('folded lines are collapsed in place under their name', () => {
  const fold = { first: 2, last: 3, name: 'Two lines' };
  const html = renderToStaticMarkup(<CodeLines sample={{ ...sample, fold }} />);
  expect(pieces(html)).toEqual(['one', '\n  <two>', 'three']);
  expect(html).toMatch(/<details><summary>.*Two lines<\/summary>/);
});

test('a fold of the first lines has no code before it', () => {
  const fold = { first: 1, last: 1, name: 'One line' };
  const html = renderToStaticMarkup(<CodeLines sample={{ ...sample, fold }} />);
  expect(pieces(html).join('\n')).toBe(code);
  expect(pieces(html)).toHaveLength(2);
});

test('highlighted code is split into lines, too', () => {
  const html = '<span class="tok-string">one</span>\ntwo';
  expect(renderToStaticMarkup(<CodeLines sample={{ ...sample, html }} />)).toContain(
    '<span><span class="tok-string">one</span></span>\n<span>two</span>',
  );
});
