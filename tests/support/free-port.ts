import { readEnv } from '#server/env.ts';
import { settlePort } from '#server/listening.ts';

let next = 20_000 + (process.pid % 10_000);

/**
 * A free port below those that the system gives to servers which ask for any: no other test takes
 * it before the server under test does. Each one is given once.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next += 1;
    const isFree = await settlePort(readEnv({ PORT: String(port), HOST: '127.0.0.1' })).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}
