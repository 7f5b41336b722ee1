import { expect, test } from 'vitest';
import { categoryPath } from '#content/docs/paths.ts';
import { locales } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { operationsOf } from '../api/operation.ts';
import { readDescription } from '../api/read-description.ts';
import { documentOf, findDocument, menuOf, neighboursOf, pinsOf } from './library.ts';

const entries = {
  sms: [
    'charging-standard',
    'mt-sending',
    'mt-sending-v2',
    'backfill-rate',
    'receipt-callback',
    'records-query',
    'record-single-query',
    'billing-report',
    'sms-faq',
  ],
  'email-code': ['send-code', 'receipt-callback', 'records-query'],
  voice: [
    'sending-code',
    'code-backfilled',
    'sending-group-call',
    'sending-notifications',
    'upload-recording-file',
    'uploaded-file-query',
    'receipt-callback',
    'record-query',
  ],
  general: ['balance-query', 'conventions', 'error-codes', 'changelog'],
};

test.each(
  locales.flatMap((locale) => Object.entries(entries).map(([id, docs]) => ({ locale, id, docs }))),
)('2.14 the entries of $id are in the menu ($locale)', ({ locale, id, docs }) => {
  const category = menuOf(locale)
    .flatMap(({ categories }) => categories)
    .find((one) => one.id === id);
  expect(category?.entries.map((entry) => entry.id)).toEqual(docs.map((doc) => `${id}/${doc}`));
});

test.each(locales)('what is pinned comes first and stands in no group (%s)', (locale) => {
  const [first] = menuOf(locale).flatMap(({ categories }) =>
    categories.flatMap((category) => category.entries),
  );
  expect(pinsOf(locale).map(({ id }) => id)).toEqual(['general/get-started']);
  expect(neighboursOf('general/get-started', locale)).toEqual({ previous: undefined, next: first });
  expect(neighboursOf(first?.id ?? '', locale).previous?.id).toBe('general/get-started');
});

test.each(locales)('the index of a category is its first entry in the menu (%s)', (locale) => {
  const path = categoryPath('general', locale);
  expect(findDocument(path, locale)).toMatchObject({
    manuscript: { id: 'general/balance-query' },
    as: 'index',
  });
});

test('a guide that shows the samples of a call does not describe that call', () => {
  expect(documentOf('general/accountGetBalance', 'en')?.manuscript.id).toBe(
    'general/balance-query',
  );
});

test('every call and every callback is described by a document', () => {
  const operations = productNames().flatMap((product) =>
    operationsOf(readDescription(product)).map(({ source }) => `${product}/${source.operationId}`),
  );
  expect(operations.filter((name) => !documentOf(name, 'en'))).toEqual([]);
});
