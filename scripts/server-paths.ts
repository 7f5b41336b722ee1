import { pagePath } from '#content/site-map.ts';
import { jsonPaths } from '#content/status/feeds.ts';
import { locales } from '#contract/locale.ts';
import { readCalls } from './contract-calls.ts';

/** How the addresses begin that our server answers, not the development server of the pages. */
export const serverPaths = async (): Promise<string[]> => [
  ...new Set([
    ...(await readCalls()).map(({ path }) => path),
    // The pages of incidents are not among them.
    ...locales.map((locale) => `^${pagePath('service-status', locale)}/(?!incidents/)`),
    ...Object.values(jsonPaths),
    '/dev/inbox',
  ]),
];
