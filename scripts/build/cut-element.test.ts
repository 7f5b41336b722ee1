import { expect, test } from 'vitest';
import { cutElement } from './cut-element.ts';

test('an element is extracted with all its content', () => {
  const html = '<main><div a="1"><div>x</div><p>y</p></div><div>z</div></main>';
  expect(cutElement(html, '<div a=')).toBe('<div a="1"><div>x</div><p>y</p></div>');
});

test('an element that is missing or does not end is refused', () => {
  expect(() => cutElement('<p>', '<div')).toThrow('There is no');
  expect(() => cutElement('<div><div></div>', '<div')).toThrow('does not end');
});
