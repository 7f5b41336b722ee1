import type { PracticeDelivery } from '#contract/practice.ts';

/** A callback as it went out: where to, its headers, its body. */
export function sentText(
  { url, body }: Pick<PracticeDelivery, 'url' | 'body'>,
  { headers }: Pick<PracticeDelivery['attempts'][number], 'headers'>,
): string {
  const path = url ? new URL(url).pathname : '/';
  const named = Object.entries(headers)
    .filter(([name]) => name.startsWith('x-'))
    .map(([name, value]) => `${headerName(name)}: ${value}`);
  return [`POST ${path}`, ...named, '', pretty(body)].join('\n');
}

const headerName = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
