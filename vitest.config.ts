import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,bench,content,contract,scripts,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // By default one core stays idle, which on two cores means one file at a time.
    maxWorkers: '100%',
  },
});
