import { defineConfig } from 'vitest/config';

/** They replace modules, so they need all modules for themselves. */
const alone = ['app/request/client.test.ts', 'server/accounts/login.test.ts'];

/** Generous: a busy machine must not decide what a test sees. */
const common = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 25 } },
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
          include: ['{app,bench,content,contract,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: alone,
          // To load all modules again for each file would cost more than most tests.
          isolate: false,
        },
      },
      { test: { ...common, name: 'alone', include: alone } },
    ],
  },
});
