import type { PracticeDelivery } from '#contract/deliveries.ts';

/** A callback as sent: URL, headers, body. */
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

/** Header names as documented, in that order. */
const shown = ['X-Callback-Timestamp', 'X-Callback-Nonce', 'X-Callback-Signature'];

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
