import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

/** As usual, but patient: a slow machine must not be taken for a test that noticed something. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, globalSetup: [] } },
  defineConfig({
    test: {
      globalSetup: ['tests/mutations/database.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
