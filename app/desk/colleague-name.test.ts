import { expect, test } from 'vitest';
import { deskWords } from '#content/interface/desk.ts';
import { deskTicketsWords } from '#content/interface/desk-tickets.ts';
import { colleagueName } from './colleague-name.ts';

test.each([
  ['en', 'Mei Tan (Support)'],
  ['zh', 'Mei Tan（Support）'],
] as const)(
  'a colleague is named with the roles, without brackets where none is known (%s)',
  (locale, named) => {
    const words = { ...deskTicketsWords[locale].giving, both: deskWords[locale].both };
    expect(colleagueName('Mei Tan', ['Support'], words)).toBe(named);
    expect(colleagueName('Mei Tan', [], words)).toBe('Mei Tan');
  },
);
