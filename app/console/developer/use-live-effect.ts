import { useWords } from '#app/words/use-words.ts';
import type { GatewayState } from '#contract/developer-fields.ts';

/** When a change takes effect in live traffic, in words. */
export function useLiveEffect(gateway: GatewayState = 'none'): string {
  const { soon, later } = useWords('console').gateway;
  return gateway === 'none' ? later : soon;
}
