import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { onlyParcels, parcels } from '#tests/support/parcel-api.ts';
import { reasonProblems } from './check-reasons.ts';

/** Problems of a status of parcels whose only value has this advice. */
async function problemsOf(advice: string): Promise<string[]> {
  const values = 'enum: [accepted, sent, delivered, returned]';
  const lost = `x-enum: { lost: { en: It is lost., zh: 已丢失。, ${advice} } }`;
  expect(parcels).toContain(values);
  const folder = await onlyParcels(parcels.replaceAll(values, lost));
  const problems = reasonProblems(folder);
  await rm(folder, { recursive: true });
  return problems.map((problem) => problem.replace('content/api: parcel: lost: ', ''));
}

test('every status and reason says whose problem it is and what to do next', () => {
  expect(reasonProblems()).toEqual([]);
});

test('complete advice is accepted', async () => {
  expect(await problemsOf('whose: us, again: send-later, wait: 15min 1h')).toEqual([]);
});

test.each([
  ['no party', 'again: done', /^`whose` is one of /],
  ['no next step', 'whose: us', /^`again` is one of /],
  ['an unknown step', 'whose: us, again: tomorrow', /^`again` is one of /],
  ['no wait', 'whose: us, again: send-later', /^later needs `wait` or a `hint`$/],
  ['a wait without a unit', 'whose: us, again: send-later, wait: 15', /times such as/],
  ['too many attempts', 'whose: us, again: send-later, wait: 1h 2h 3h 4h', /at most 3 times/],
  ['no hint', 'whose: you, again: fix', /^fix needs a `hint`$/],
  [
    'a hint in one language',
    'whose: you, again: fix, hint: { en: top up }',
    /missing in a language/,
  ],
])('%s is refused', async (_, advice, problem) => {
  expect(await problemsOf(advice)).toEqual(
    expect.arrayContaining([expect.stringMatching(problem)]),
  );
});
