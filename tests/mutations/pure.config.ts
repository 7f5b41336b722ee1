import { defineConfig } from 'vitest/config';

/** The tests of the modules that Stryker mutates: they need neither a database nor a browser. */
export default defineConfig({
  test: {
    include: [
      'contract/*.test.ts',
      'app/request/*.test.ts',
      'app/visit/*.test.ts',
      'content/fill.test.ts',
      'content/api/*.test.ts',
      'content/html.test.ts',
      'server/http/{client-address,database-failure,dev-only,error-replies,errors,foreign-site,cached-response,register-call}.test.ts',
      'server/outbox/backoff.test.ts',
      'tests/specification/client-calls.test.ts',
    ],
    testTimeout: 20_000,
  },
});
