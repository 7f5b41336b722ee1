import { type FeedFormat, feedWords } from '#content/status/feeds.ts';
import type { Locale } from '#contract/locale.ts';
import type { Env } from '../env.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { type BoardService, incidentsOf, isCurrent, stateOf } from './board.ts';
import { writeAtom } from './feeds/atom.ts';
import { writeBadge } from './feeds/badge.ts';
import { writeCalendar } from './feeds/calendar.ts';
import { writeRss } from './feeds/rss.ts';
import { incidentsPageOf, statusOf, summaryOf } from './feeds/statuspage.ts';
import { writeStory } from './feeds/story.ts';
import type { Reading } from './reading.ts';

type Feed = {
  format: FeedFormat;
  locale: Locale;
  service: BoardService | undefined;
  origin: string;
};

export function writeFeed(
  reading: Reading,
  { format, locale, service, origin }: Feed,
): CachedResponse {
  const type = `${types[format]}; charset=utf-8`;
  if (format === 'badge') return new CachedResponse(badgeOf(reading, service, locale), type);
  const { board, now } = reading;
  const story = writeStory(board, { origin, locale, format, service, now });
  return new CachedResponse(writers[format](story), type);
}

export function writeJson(
  name: string,
  { board, now }: Reading,
  { publicUrl }: Pick<Env, 'publicUrl'>,
): CachedResponse {
  const at = { board, now, origin: publicUrl };
  const write = jsonWriters[name] ?? statusOf;
  return new CachedResponse(JSON.stringify(write(at)), 'application/json; charset=utf-8');
}

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  calendar: 'text/calendar',
  badge: 'image/svg+xml',
};

const writers = { rss: writeRss, atom: writeAtom, calendar: writeCalendar };

const jsonWriters: Record<string, (at: Parameters<typeof statusOf>[0]) => object> = {
  summary: summaryOf,
  status: statusOf,
  incidents: incidentsPageOf,
};

function badgeOf(
  { board, now }: Reading,
  service: BoardService | undefined,
  locale: Locale,
): string {
  const incidents = service ? incidentsOf(board, service.id) : [];
  const isSample = incidents.some((incident) => incident.sample && isCurrent(incident, now));
  return writeBadge({
    name: service?.name[locale] ?? '',
    state: service ? stateOf(board, service.id, now) : 'fine',
    locale,
    mark: isSample ? feedWords[locale].sample : undefined,
  });
}
