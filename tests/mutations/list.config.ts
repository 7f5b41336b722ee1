import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

/** The usual configuration with longer timeouts: a slow machine must not count as a failed test. */
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
