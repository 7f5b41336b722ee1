import { Resolver } from 'node:dns/promises';
import { secondMs } from '#contract/time-units.ts';

/** All addresses of a name; empty if there are none or no answer came in time. Never rejects. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const deadlineMs = 2 * secondMs;

/**
 * Queries name servers directly: `dns.lookup` has no deadline and uses one of the four threads that
 * also hash passwords. The hosts file is not read.
 */
export function dnsResolver(servers: readonly string[], withinMs = deadlineMs): Resolve {
  const resolver = new Resolver({ timeout: withinMs, tries: 1 });
  if (servers.length > 0) resolver.setServers([...servers]);
  return async (host) => {
    const found: string[] = [];
    const collect = async (answer: Promise<string[]>) => {
      found.push(...(await answer.catch(() => [])));
    };
    const both = Promise.all([collect(resolver.resolve4(host)), collect(resolver.resolve6(host))]);
    const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
    const timer = setTimeout(giveUp, withinMs);
    await Promise.race([both, late]);
    clearTimeout(timer);
    return [...found];
  };
}
