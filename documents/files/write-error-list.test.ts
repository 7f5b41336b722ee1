import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { locales } from '#contract/locale.ts';
import { documentedApi } from '../api/documented-api.ts';
import { retries } from '../api/errors.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { fillPlace } from '../pages/parts.ts';
import { writeErrorList, writeErrorMeanings } from './write-error-list.ts';

const list = z
  .array(
    z.object({
      code: z.int(),
      means: z.object({ en: z.string(), zh: z.string() }),
      status: z.int(),
      retry: z.enum(retries),
      operations: z.array(z.string()),
      inside: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(writeErrorList()));

/** The codes that the list has for an operation. */
const codesIn = (kind: 'operations' | 'inside', id: string) =>
  list.filter((error) => error[kind].includes(id)).map(({ code }) => code);

test('the list names for each code the calls whose documents have it', () => {
  const calls = allManuscripts().en.flatMap(({ facts, text }) =>
    facts.operation && text.includes('::error-codes') ? [facts.operation] : [],
  );
  expect(calls.length).toBeGreaterThan(10);
  for (const name of calls) {
    const part = fillPlace(
      { name: 'error-codes', attributes: {} },
      { index: 0, operation: name, locale: 'en' },
    );
    if (part.kind !== 'errors') throw new Error(part.kind);
    const codes = (errors: readonly { code: number }[]) =>
      errors.map(({ code }) => code).sort((one, other) => one - other);
    const id = name.split('/')[1] ?? '';
    expect(codesIn('operations', id), name).toEqual(codes([...part.own, ...part.common]));
    expect(codesIn('inside', id), name).toEqual(codes(part.inside));
  }
});

test('only a wrong path or method has a code that no call returns', () => {
  const idle = list.filter(({ operations, inside }) => operations.length + inside.length === 0);
  expect(idle.map(({ code }) => code)).toEqual([1402, 1403]);
});

test('an error leads to its code in the English document of the call', () => {
  const finder = fillPlace(
    { name: 'error-finder', attributes: {} },
    { index: 0, operation: undefined, locale: 'en' },
  );
  if (finder.kind !== 'error-finder') throw new Error(finder.kind);
  const shown = finder.errors.flatMap(({ calls }) => calls.map(({ path }) => path));
  const { calls } = documentedApi();
  const named = calls.flatMap(({ codes, entryCodes, errorsAt }) =>
    [...codes, ...entryCodes].map((code) => errorsAt + code),
  );
  expect(new Set(named)).toEqual(new Set(shown));
});

test('the meanings for the console are those of the list', () => {
  for (const locale of locales) {
    const meanings = JSON.parse(writeErrorMeanings(locale));
    expect(Object.keys(meanings).map(Number)).toEqual(list.map(({ code }) => code));
    for (const { code, means } of list) expect(meanings[code]).toBe(means[locale]);
  }
});
