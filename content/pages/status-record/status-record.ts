import { statusGround, statusOf } from '#content/pages/status/status.ts';
import { offeredFeeds } from '#content/pages/status/structure.ts';
import { feedPath } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { words as chinese } from './zh.ts';

export type StatusRecordData = ReturnType<typeof statusRecordOf>;

const wordsOf = { en: english, zh: chinese };

/** The history page of one language; the URL names the service. */
export function statusRecordOf(locale: Locale) {
  const words = wordsOf[locale];
  return {
    words,
    ground: statusGround(locale),
    planned: statusOf(locale).words.planned,
    services: statusServices.map(({ id, slug, name }) => ({
      id,
      name: name[locale],
      feeds: [...offeredFeeds, 'badge' as const].map((format) => ({
        path: feedPath(format, locale, slug),
        name: words.feeds[format],
      })),
    })),
  };
}
