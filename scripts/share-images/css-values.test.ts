import { expect, test } from 'vitest';
import { palette } from '#content/palette.ts';
import { colour } from './colour.ts';
import { calculate, classRules, plainValue } from './css-values.ts';

const variables = new Map([
  ['--hot', palette.day.hot],
  ['--art-line', 'var(--hot)'],
  ['--k', '0.8'],
]);

test('a variable becomes its value, a colour its hex', () => {
  expect(plainValue('var(--art-line)', variables)).toBe(colour('hot'));
  expect(plainValue('oklch(1 0 0)', variables)).toBe('#ffffff');
  expect(plainValue('oklch(0 0 0)', variables)).toBe('#000000');
});

test('a sum becomes a number', () => {
  expect(plainValue('calc((var(--line, 8px) + 7px) / var(--k, 1))', variables)).toBe('18.75');
  expect(calculate('(2 + 3 * (4 - 1))')).toBe(11);
});

test('an undefined variable is an error', () => {
  expect(() => plainValue('var(--nothing)', variables)).toThrow('--nothing');
});

test('rules for plain classes are read, conditional and nested ones are not', () => {
  const rules = classRules(`@layer art { /* .x { a: b } */
    .a, .b { fill: red; }
    .b { stroke: blue }
    .a .b { fill: green; }
    @media (width < 900px) { .a { fill: none; } }
    @keyframes k { from { fill: none; } to { fill: red; } }
  }`);
  expect(Object.fromEntries(rules)).toEqual({
    a: { fill: 'red' },
    b: { fill: 'red', stroke: 'blue' },
  });
});
