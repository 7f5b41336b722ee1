import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { unpackLetters } from './letters.ts';
import { fromFile, toFile } from './search-file.ts';
import { searchIndex } from './write-search.ts';

test.each(locales)('the file contains the whole search index (%s)', (locale) => {
  const index = searchIndex(locale);
  const file = JSON.stringify(toFile(index));
  expect(fromFile(JSON.parse(file))).toStrictEqual(index);
  const tables = JSON.stringify(unpackLetters(toFile(index)));

  const [text = ''] = index.fields.flatMap(({ name, places }) =>
    name === 'appSecret' ? places.map((place) => place.text) : [],
  );
  expect(tables.split(JSON.stringify(text)), 'a text of many places is sent once').toHaveLength(2);
});
