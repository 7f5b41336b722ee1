import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { onlyParcels, parcels } from '#tests/support/parcel-api.ts';
import { sandboxProblems } from './check-sandbox.ts';

/** Problems after one replacement in the description of the parcels. */
async function problemsAfter(from: string, to: string): Promise<string[]> {
  expect(parcels).toContain(from);
  const folder = await onlyParcels(parcels.replace(from, to));
  const problems = sandboxProblems(folder);
  await rm(folder, { recursive: true });
  return problems;
}

test('the descriptions define the sandbox behaviour of every call', () => {
  expect(sandboxProblems()).toEqual([]);
});

test.each([
  [
    'a call without x-sandbox and without a rule',
    'x-sandbox: { record: parcel.parcel, seeds: [] }',
    '',
    'parcelGet: nothing says what the sandbox answers: add x-sandbox, or a rule in server/sandbox/products',
  ],
  [
    'a required field that nothing sets',
    'set: { status: accepted }',
    '',
    'parcelCreate: the response requires status: add it to set of x-sandbox',
  ],
  [
    'a field that no response has',
    'set: { status: sent }',
    'set: { state: sent }',
    'parcelCreate: x-sandbox names the field state, which parcel.parcel has nowhere',
  ],
  [
    'a callback that does not exist',
    'callback: parcelReceipt }]',
    'callback: parcelLost }]',
    'parcelReturn: x-sandbox names the callback parcelLost, which does not exist',
  ],
  [
    'an example that does not exist',
    'seeds: []',
    'seeds: [two]',
    'parcelGet: x-sandbox names the example two, which the response does not have',
  ],
  [
    'a filter that is no field of a record',
    'name: status, in: query',
    'name: colour, in: query',
    'parcelList: colour is no field of parcel.parcel: to filter by it takes a rule in code',
  ],
])('%s is reported', async (_, from, to, problem) => {
  expect(await problemsAfter(from, to)).toEqual([`content/api/parcel.yaml: ${problem}`]);
});
