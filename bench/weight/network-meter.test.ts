import { expect, test } from 'vitest';
import { splitBytes } from './network-meter.ts';

test.each([
  ['a body as long as announced', 10_450, 10_000, { bodyBytes: 10_000, headerBytes: 450 }],
  [
    'one without a length, headers and all',
    10_450,
    undefined,
    { bodyBytes: 10_450, headerBytes: 0 },
  ],
  ['nothing of what was kept and is still good', 300, 10_000, { bodyBytes: 0, headerBytes: 300 }],
])('%s is weighed', (_, wireBytes, announced, split) => {
  expect(splitBytes(wireBytes, announced)).toEqual(split);
});
