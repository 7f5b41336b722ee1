import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isDefaultBrand } from './tests/support/test-scope.ts';
import { timeouts } from './tests/timeouts.ts';

/** Tests of the specified company do not apply to other operators. */
const ofCompany = isDefaultBrand ? [] : ['tests/specification/company.test.ts'];

const all = '{app,bench,content,contract,documents,scripts,server,tests}/**/*.test.{ts,tsx}';

/** Too slow for every run: `npm run samples`. */
const slow = '{bench,documents,scripts,server}/**/*.slow.test.ts';

/** Tests that replace modules, their own or Node's, must not share theirs with other files. */
const isolated = globSync(all, { exclude: [slow] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(|\bsyncBuiltinESMExports\(/.test(readFileSync(file, 'utf8')),
);

const common = {
  setupFiles: ['tests/support/check-closed.ts'],
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
          name: 'shared',
          include: [all],
          exclude: [...isolated, ...ofCompany, slow],
          // To load all modules again for each file would cost more than most tests.
          isolate: false,
        },
      },
      { test: { ...common, name: 'isolated', include: isolated } },
      { test: { ...common, name: 'slow', include: [slow] } },
    ],
  },
});
