import { fill } from '#content/fill.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { incidentBase, pagePath } from '#content/site-map.ts';
import { feedPath, jsonPaths } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { dayKinds, offeredFeeds } from './structure.ts';
import { words as chinese } from './zh.ts';

const wordsOf = { en: english, zh: chinese };

/** Words, paths and names that every status page needs to show the API's data. */
export const statusGround = (locale: Locale) => {
  const { shared, heading, list, periods } = wordsOf[locale];
  return {
    shared,
    periods,
    list: { first: list.first, last: list.last, period: list.period, days: list.days },
    counted: { counted: list.counted, joined: list.joined, names: list.joinedNames },
    dayKinds,
    locale,
    ending: localeSettings[locale].statusEnding,
    statusPage: { name: heading, path: pagePath('service-status', locale) },
    recordPage: pagePath('service-status-record', locale),
    incidentBase: incidentBase[locale],
    services: statusServices.map(({ id, slug, name }) => ({ id, slug, name: name[locale] })),
  };
};
export type StatusGround = ReturnType<typeof statusGround>;

/** The status page of one language, with the services it can name before the data is loaded. */
export type StatusData = ReturnType<typeof statusOf>;

export function statusOf(locale: Locale) {
  const words = wordsOf[locale];
  const { feeds } = words.subscribe;
  return {
    words,
    ground: statusGround(locale),
    /** Feed links in the head. */
    announced: (['atom', 'rss'] as const).map((format) => ({
      type: `application/${format}+xml`,
      path: feedPath(format, locale),
      title: fill(words.subscribe.feedTitle, { page: words.heading, feed: feeds[format] }),
    })),
    subscribePath: pagePath('service-status-subscribe', locale),
    calendarPath: feedPath('calendar', locale),
    feeds: [
      ...offeredFeeds.map((format) => ({ path: feedPath(format, locale), name: feeds[format] })),
      { path: jsonPaths.summary, name: feeds.json },
    ],
  };
}
