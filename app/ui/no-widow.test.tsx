import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoWidow } from './no-widow.tsx';

const draw = (text: string) =>
  renderToStaticMarkup(<NoWidow>{text}</NoWidow>).replace(/ class="[^"]*"/, '');

test('the last Chinese characters stay together with their punctuation', () => {
  expect(draw('流量正在切换，没有呼叫丢失。')).toBe('流量正在切换，没有<span>呼叫丢失。</span>');
  expect(draw('单称“一方”，合称“双方”。')).toBe('单称“一方”，合<span>称“双方”。</span>');
  expect(draw('性能下降：1 项，维护：1 项。')).toBe('性能下降：1 项，维护<span>：1 项。</span>');
});

test('text that does not end in Chinese stays as it is', () => {
  expect(draw('No call is lost.')).toBe('No call is lost.');
  expect(draw('可以通过 API')).toBe('可以通过 API');
});
