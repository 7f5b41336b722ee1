import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { menuOf } from './library.ts';

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
