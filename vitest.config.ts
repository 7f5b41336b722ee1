import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isDefaultBrand } from './tests/support/test-scope.ts';
import { timeouts } from './tests/timeouts.ts';

/** What another operator does not keep. */
const left = isDefaultBrand ? [] : ['tests/specification/company.test.ts'];

const all = '{app,bench,content,contract,documents,scripts,server,tests}/**/*.test.{ts,tsx}';

/** Whoever replaces modules needs all of them for itself. */
const alone = globSync(all).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

const common = {
  testTimeout: timeouts.testMs,
  hookTimeout: timeouts.startMs,
  expect: { poll: { timeout: timeouts.pollMs, interval: 25 } },
};

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    // By default one core stays idle, which on two cores means one file at a time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          name: 'together',
          include: [all],
          exclude: [...alone, ...left],
          // To load all modules again for each file would cost more than most tests.
          isolate: false,
        },
      },
      { test: { ...common, name: 'alone', include: alone } },
    ],
  },
});
