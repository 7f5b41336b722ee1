import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** Firefox draws the first stripe of a repeating oklch gradient too narrow. */
test('stripes are tiles, not repeating gradients', () => {
  const sheets = globSync('**/*.css', { cwd: app });
  expect(sheets.length).toBeGreaterThan(100);
  const repeating = sheets.filter((sheet) =>
    readFileSync(join(app, sheet), 'utf8').includes('repeating-'),
  );
  expect(repeating).toEqual([]);
});
