import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeApiKey } from '#contract/api-keys.ts';
import type { TestApp } from './app.ts';
import { type Console, consoleOn } from './console.ts';
import { callOf, requestOf, sandboxApp, type Wanted } from './sandbox.ts';

/** A server with a sandbox for the tests of a file, and for each of them an account with keys. */
export function requestLogTests() {
  let served: TestApp;
  let they: Console;
  beforeAll(async () => {
    served = await sandboxApp({ SANDBOX_ACCOUNT_REQUESTS_PER_SECOND: '1000' });
  });
  beforeEach(async () => {
    await served.startOver();
    they = await consoleOn(served);
  });
  afterAll(() => served.close());

  return {
    get served() {
      return served;
    },
    get they() {
      return they;
    },
    get asMe() {
      return { token: they.token };
    },
    /** A key, and how to make calls of the sandbox with it: each returns its `requestId`. */
    makeKey: async (name = 'Checkout') => {
      const { body } = await they.send(
        makeApiKey,
        { name, environment: 'sandbox', rights: ['send', 'read'] },
        { token: they.token },
      );
      const { key, secretKey } = body.data;
      const call = async (id: string, wanted: Wanted = {}): Promise<string> => {
        const now = served.clock.now();
        const signed = requestOf(callOf(id), wanted, { accessKey: key.accessKey, secretKey, now });
        return (await served.app.inject(signed)).json().requestId;
      };
      return { key, call };
    },
  };
}
