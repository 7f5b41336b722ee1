import { type FeedFormat, feedPath, jsonPaths, oneClickPath } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import { locales } from '#contract/locale.ts';
import { readCalls } from '../contract-calls.ts';

const feeds: FeedFormat[] = ['rss', 'atom', 'calendar', 'badge'];

/** Prefixes of the paths that our server answers, not the development server of the pages. */
export const serverPaths = async (): Promise<string[]> => [
  ...new Set([
    ...(await readCalls()).map(({ path }) => path),
    ...feeds.flatMap((format) =>
      locales.flatMap((locale) => [
        feedPath(format, locale),
        ...statusServices.map(({ slug }) => feedPath(format, locale, slug)),
      ]),
    ),
    oneClickPath,
    ...Object.values(jsonPaths),
    '/dev/inbox',
    '/sandbox',
  ]),
];
