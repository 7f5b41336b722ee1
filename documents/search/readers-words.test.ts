import { expect, test } from 'vitest';
import { readersWords } from '#content/docs/readers-words.ts';
import { locales } from '#contract/locale.ts';
import { storedIndex } from '#tests/support/stored-documents.ts';

test.each(locales)("readers' queries lead to an existing place (%s)", (locale) => {
  const { documents, sections, errors } = storedIndex(locale);
  const places = new Set([
    ...sections.map(({ document, anchor }) => `${documents[document]?.id}#${anchor}`),
    ...errors.map(({ code }) => String(code)),
  ]);
  expect(Object.keys(readersWords).filter((place) => !places.has(place))).toEqual([]);
});
