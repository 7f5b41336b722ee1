import { readEnv } from '#server/env.ts';
import { settlePort } from '#server/listening.ts';

/**
 * A free port below those that the system gives to servers which ask for any: no other test takes
 * it before the server under test does.
 */
export async function freePort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); port < 32_000; port += 1) {
    const isFree = await settlePort(readEnv({ PORT: String(port), HOST: '127.0.0.1' })).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No port is free.');
}
