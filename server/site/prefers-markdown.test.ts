import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.5', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  [undefined, false],
])('%s prefers Markdown: %s', (accept, isPreferred) => {
  expect(prefersMarkdown(accept)).toBe(isPreferred);
});
