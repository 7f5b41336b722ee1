import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import { type Practice, practice, sandboxApp } from './sandbox.ts';

/** A sandbox for the tests of a file, and a new practice session, `me`, for each of them. */
export function sandboxTests(usual: Parameters<typeof practice>[1] = {}) {
  let app: TestApp;
  let me: Practice;
  const newSession = async (wanted = usual) => {
    me = await practice(app, wanted);
  };
  beforeAll(async () => {
    app = await sandboxApp();
  });
  beforeEach(() => newSession());
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    get me() {
      return me;
    },
    /** Replaces `me` within a test. */
    newSession,
  };
}
