import { pagePath } from '#content/site-map.ts';
import { feedPath, jsonPaths } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { dayKinds, offeredFeeds } from './structure.ts';
import { words as chinese } from './zh.ts';

/** The status page of one language, with the services that it can name before it has asked. */
export type StatusData = ReturnType<typeof statusOf>;

const wordsOf = { en: english, zh: chinese };

export const sharedStatusWords = (locale: Locale) => wordsOf[locale].shared;

export function statusOf(locale: Locale) {
  const words = wordsOf[locale];
  const { feeds } = words.subscribe;
  return {
    words,
    dayKinds,
    recordPage: pagePath('service-status-record', locale),
    services: namedServices(locale),
    /** What the head tells to feed readers. */
    announced: (['atom', 'rss'] as const).map((format) => ({
      type: `application/${format}+xml`,
      path: feedPath(format, locale),
      title: `${words.heading} (${feeds[format]})`,
    })),
    calendarPath: feedPath('calendar', locale),
    feeds: [
      ...offeredFeeds.map((format) => ({ path: feedPath(format, locale), name: feeds[format] })),
      { path: jsonPaths.summary, name: feeds.json },
    ],
  };
}

const namedServices = (locale: Locale) =>
  statusServices.map(({ id, slug, name }) => ({ id, slug, name: name[locale] }));
