import { expect, test } from 'vitest';
import { withoutLinks } from './inline-links.ts';

test('a link leaves its name', () => {
  expect(withoutLinks('Set it under [Keys](/keys), or ask [us](mailto:us@our.example).')).toBe(
    'Set it under Keys, or ask us.',
  );
  expect(withoutLinks('`data.messages[].phone` (optional)')).toBe(
    '`data.messages[].phone` (optional)',
  );
});
