import { join } from 'node:path';
import { pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { secondMs } from '#contract/time-units.ts';
import { readSiteManifest } from '../../site/manifest.ts';
import type { Side } from './state.ts';

const timeoutMs = 10 * secondMs;

/**
 * Requests pages, a hashed asset and a missing page from each process; returns the problems found.
 */
export async function probe({ directory, ports }: Side): Promise<string[]> {
  const { files } = await readSiteManifest(join(directory, 'build'));
  const asset = Object.keys(files).find((file) => file.startsWith('assets/'));
  const pages = locales.flatMap((locale) =>
    (['home', 'pricing', 'docs', 'service-status', 'login'] as const).map((id) =>
      pagePath(id, locale),
    ),
  );
  const wanted = [
    ...pages.map((path) => ({ path, status: 200, holds: '<title' })),
    ...(asset ? [{ path: `/${asset}`, status: 200, holds: '' }] : []),
    { path: '/no-such-page', status: 404, holds: '<title' },
    { path: '/readyz', status: 200, holds: 'ok' },
  ];
  const problems: string[] = [];
  for (const port of ports)
    for (const { path, status, holds } of wanted) {
      const found = await ask(`http://127.0.0.1:${port}${path}`);
      if (found.status !== status || !found.text.includes(holds))
        problems.push(`${port}${path} answers ${found.status || found.text}, not ${status}`);
    }
  return problems;
}

async function ask(url: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}
