import { expect, test } from 'vitest';
import { inlineScripts, problemsOf } from './check-page.ts';

test('only executable scripts count as inline scripts', () => {
  const html = `<script>one()</script><script type="application/json">{}</script>
    <script type="application/ld+json">{"name":"x"}</script><script src="/a.js"></script>
    <script type="module">two()</script>`;
  expect(inlineScripts(html)).toEqual(['one()', 'two()']);
});

test.each([
  ['<p style="color:red">', /style attribute/],
  ['<style>p{}</style>', /inline stylesheet/],
  ['<a onclick="go()">', /event handler/],
  ['<script src="https://elsewhere.example/a.js"></script>', /another host/],
])('%s is found', (html, problem) => {
  expect(problemsOf(html)).toEqual([expect.stringMatching(problem)]);
});

test('data may contain what markup must not', () => {
  const data = '<script type="application/ld+json">{"a":"<p style=1 onclick=2>"}</script>';
  expect(problemsOf(data)).toEqual([]);
});
