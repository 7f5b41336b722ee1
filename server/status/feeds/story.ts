import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { incidentPath } from '#content/site-map.ts';
import { feedPath, feedWords, readingPath } from '#content/status/feeds.ts';
import { reportWords, stageOf, stageWords } from '#content/status/states.ts';
import { textIn } from '#content/status/text-in.ts';
import type { Locale } from '#contract/locale.ts';
import {
  affectedBy,
  type Board,
  type BoardService,
  endOf,
  firstUpdateAt,
  type Incident,
  incidentsOf,
  isOver,
  isPlanned,
  lastUpdateAt,
  later,
} from '../board.ts';

/** Content of a feed in one language, of all services or one; each format only serializes it. */
export type Story = {
  title: string;
  subtitle: string;
  locale: Locale;
  /** URL of the page with the same content. */
  pageUrl: string;
  selfUrl: string;
  updatedAt: Date;
  items: StoryItem[];
};

export type StoryItem = {
  id: string;
  title: string;
  /** Increases with every update, correction and report. */
  revision: number;
  /** Newest first. */
  paragraphs: { stage: string; text: string; at: Date }[];
  /** The start, or start and end, in words. */
  period: string;
  services: string;
  url: string;
  startsAt: Date;
  endsAt: Date | null;
  publishedAt: Date;
  updatedAt: Date;
  isMaintenance: boolean;
  isCancelled: boolean;
};

export type StoryOptions = {
  origin: string;
  locale: Locale;
  format: 'rss' | 'atom' | 'calendar';
  service?: BoardService | undefined;
  now: Date;
};

const maxItems = 100;

export function writeStory(board: Board, options: StoryOptions): Story {
  const { origin, locale, format, service, now } = options;
  const words = feedWords[locale];
  const incidents = (service ? incidentsOf(board, service.id) : board.incidents).slice(0, maxItems);
  const name = { brand: brand.names.short[locale], service: service?.name[locale] ?? '' };
  const title = fill(service ? words.titleOfService : words.title, name);
  const hasSample = incidents.some(({ sample }) => sample);
  return {
    title: hasSample ? marked(title, locale) : title,
    subtitle: hasSample ? marked(words.subtitle, locale) : words.subtitle,
    locale,
    pageUrl: origin + readingPath(locale, service),
    selfUrl: origin + feedPath(format, locale, service?.slug),
    updatedAt: incidents.map(lastUpdateAt).reduce(later, service?.recordedFrom ?? new Date(0)),
    items: incidents.map((incident) => itemOf(board, incident, { origin, locale, now })),
  };
}

export function itemOf(
  board: Board,
  incident: Incident,
  { origin, locale, now }: { origin: string; locale: Locale; now: Date },
): StoryItem {
  const words = feedWords[locale];
  const affected = affectedBy(incident, board);
  const heading = fill(headingOf(incident, locale, now), { title: incident.title[locale] });
  return {
    id: incident.id,
    title: incident.sample ? marked(heading, locale) : heading,
    paragraphs: incident.updates
      .map((update) => {
        const stage = stageWords[stageOf(update)][locale];
        return {
          stage: update.corrections.length > 0 ? corrected(stage, locale) : stage,
          text: textIn(update.text, locale),
          at: update.at,
        };
      })
      .concat(reportOf(incident, locale))
      .reverse(),
    revision: incident.updates.reduce(
      (sum, { corrections }) => sum + 1 + corrections.length,
      incident.report ? (incident.report.correctedAt ? 2 : 1) : 0,
    ),
    period: periodOf(incident, locale),
    services: fill(words.services, {
      services: affected.map(({ name }) => name[locale]).join(words.separator),
    }),
    url: origin + incidentPath(locale, incident.id),
    startsAt: incident.startsAt,
    endsAt: endOf(incident),
    publishedAt: firstUpdateAt(incident),
    updatedAt: lastUpdateAt(incident),
    isMaintenance: incident.kind === 'maintenance',
    isCancelled: incident.cancelledAt !== null,
  };
}

function reportOf({ report }: Incident, locale: Locale) {
  if (!report) return [];
  const heads = reportWords[locale];
  const { happened, meant, cause, measures } = report;
  const parts = [
    [heads.happened, happened[locale]],
    [heads.meant, meant[locale]],
    [heads.cause, cause[locale]],
    ...(measures.length > 0
      ? [[heads.measures, measures.map(({ text }) => text[locale]).join('\n')]]
      : []),
  ];
  return [
    {
      stage: report.correctedAt ? corrected(heads.heading, locale) : heads.heading,
      text: parts.map(([head, text]) => `${head}\n${text}`).join('\n'),
      at: report.publishedAt,
    },
  ];
}

const corrected = (stage: string, locale: Locale): string =>
  fill(feedWords[locale].corrected, { stage });

function periodOf({ kind, startsAt, endsAt }: Incident, locale: Locale): string {
  const { window, period, since } = feedWords[locale];
  const moments = { from: momentIn(locale, startsAt), to: endsAt ? momentIn(locale, endsAt) : '' };
  if (kind === 'maintenance') return fill(window, moments);
  return fill(endsAt ? period : since, moments);
}

export const momentIn = (locale: Locale, at: Date): string =>
  fill(feedWords[locale].utc, { moment: at.toISOString().slice(0, 16).replace('T', ' ') });

function headingOf(incident: Incident, locale: Locale, now: Date): string {
  const { resolved, planned, cancelled } = feedWords[locale];
  if (incident.cancelledAt !== null) return cancelled;
  if (isPlanned(incident, now)) return planned;
  return isOver(incident, now) ? resolved : '{title}';
}

const marks = { en: '[{mark}] {text}', zh: '【{mark}】{text}' };

const marked = (text: string, locale: Locale): string =>
  fill(marks[locale], { mark: feedWords[locale].sample, text });
