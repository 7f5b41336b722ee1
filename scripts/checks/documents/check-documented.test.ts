import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { apiWithParcels } from '#tests/support/parcel-api.ts';
import { undocumentedCalls } from './check-documented.ts';

test('every call has a document', () => {
  expect(undocumentedCalls()).toEqual([]);
});

test('a call without a document is named with what to add', async () => {
  const api = await apiWithParcels();
  const [first] = undocumentedCalls(undefined, api);
  await rm(api, { recursive: true });
  expect(first).toBe(
    'content/api/parcel.yaml: parcel/parcelList has no document: add one with “operation: parcel/parcelList” in content/docs/, or a section with ::call',
  );
});
