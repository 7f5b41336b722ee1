import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { onlyParcels, parcels } from '#tests/support/parcel-api.ts';
import { descriptionProblems } from './check-descriptions.ts';

/** Problems after one replacement in the description of the parcels. */
async function problemsAfter(from: string, to: string): Promise<string[]> {
  expect(parcels).toContain(from);
  const folder = await onlyParcels(parcels.replace(from, to));
  const problems = descriptionProblems(folder);
  await rm(folder, { recursive: true });
  return problems;
}

test.each([
  [
    'the Chinese of a call',
    '      x-zh: 寄包裹。\n',
    '',
    'parcelCreate: x-zh is missing: add the same text in Chinese',
  ],
  [
    'the Chinese of a field',
    'description: The recipient., x-zh: 收件人。',
    'description: The recipient.',
    'parcelList: “The recipient.” has no x-zh: add the same text in Chinese beside it',
  ],
  [
    'the examples of a response',
    `          examples:
            accepted:
              summary: Accepted
              x-zh: 已受理
              data: &example { parcelId: a1,`,
    `          x-example:
            accepted:
              summary: Accepted
              x-zh: 已受理
              data: &example { parcelId: a1,`,
    'parcelCreate: responses.200.examples is missing: add at least one example',
  ],
  [
    'the example of a parameter',
    'schema: { type: string, maxLength: 20 }, example: sent',
    'schema: { type: string, maxLength: 20 }',
    'parcelList: parameter status has no example: add one as example',
  ],
  [
    'an error code',
    '      x-sandbox:\n        record: parcel.parcel\n        set:',
    '      x-errors: [8101]\n      x-sandbox:\n        record: parcel.parcel\n        set:',
    'parcelCreate: error 8101 is not in content/api/errors: add it to the file of its product there',
  ],
])(
  'where a description lacks %s, the problem names the call and what to add',
  async (_, from, to, problem) => {
    const [first = ''] = await problemsAfter(from, to);
    expect(first.startsWith('content/api/parcel.yaml: ')).toBe(true);
    expect(first).toContain(problem);
  },
);
