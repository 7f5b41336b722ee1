import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { toFile } from '#documents/search/search-file.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { searchIndex } from '#documents/search/write-search.ts';
import { searchConventionsBytes, searchDocumentBytes, searchIndexBytes } from '../budgets.ts';

describe.each(locales)('the index of the search (%s)', (locale) => {
  let index: SearchIndex;
  beforeAll(() => {
    index = searchIndex(locale);
  });

  test('is within its budget, compressed', () => {
    expect(weigh(JSON.stringify(toFile(index)))).toBeLessThan(searchIndexBytes);
  });

  test('has no document that exceeds its share', () => {
    const heavy = index.documents.flatMap(({ id }, document) => {
      const bytes = weigh(wordsOf(index, document));
      const most = id === 'general/conventions' ? searchConventionsBytes : searchDocumentBytes;
      return bytes > most ? [`${id}: ${bytes}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});

/** The text of a document's fields, each once. */
function wordsOf({ sections, fields }: SearchIndex, document: number): string {
  const said = sections.filter((section) => section.document === document);
  const places = fields.flatMap((field) => field.places).filter((one) => one.document === document);
  return [
    ...said.flatMap(({ heading, text, keywords }) => [heading, text, keywords]),
    ...new Set(places.map(({ text }) => text)),
  ].join('\n');
}

const weigh = (text: string): number => brotliCompressSync(text).length;
