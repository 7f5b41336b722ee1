import type { PracticeDelivery } from '#contract/deliveries.ts';

/** A callback as it went out: where to, its headers, its body. */
export function sentText(
  { url, body }: Pick<PracticeDelivery, 'url' | 'body'>,
  { headers }: Pick<PracticeDelivery['attempts'][number], 'headers'>,
): string {
  const path = url ? new URL(url).pathname : '/';
  const named = shown.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return [`POST ${path}`, ...named, '', pretty(body)].join('\n');
}

/** As the documents name them, in their order. */
const shown = ['X-Callback-Timestamp', 'X-Callback-Nonce', 'X-Callback-Signature'];

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
