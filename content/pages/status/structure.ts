import type { FeedFormat } from '#content/status/feeds.ts';
import type { ServiceState, UpdateStage } from '#content/status/states.ts';

/** Feeds in the order in which they are offered. */
export const offeredFeeds = ['rss', 'atom', 'calendar'] as const satisfies readonly FeedFormat[];
export type OfferedFeed = (typeof offeredFeeds)[number];

export type DayKind = ServiceState | 'none';
export const dayKinds: readonly DayKind[] = ['fine', 'degraded', 'outage', 'maintenance', 'none'];

export type StatusWords = {
  heading: string;
  tip: string;
  summary: {
    /** Number of open incidents, by plural form. */
    open: string;
    openOne: string;
    allFine: string;
    /** Number of operational services out of all. */
    someFine: string;
  };
  /** Before the window title while an incident is open. */
  titled: string;
  open: {
    heading: string;
    since: string;
    lasting: string;
    /** Link to all updates, and for a single one. */
    more: string;
    only: string;
    calm: string;
    /** The last incident: how long ago it ended, its title, its duration. */
    last: string;
    history: string;
  };
  list: {
    service: string;
    period: string;
    first: string;
    last: string;
    records: string;
    /** Of a service that has recovered while its incident goes on. */
    recovered: string;
    /** After the title of maintenance. */
    until: string;
    loading: string;
    empty: string;
    availability: string;
    days: Record<DayKind, string>;
    /** One part of the summary of days: a kind of day and its number. */
    counted: string;
    /** How parts of a sentence, and how names, are joined. */
    joined: string;
    joinedNames: string;
    note: string;
  };
  periods: { days90: string; days365: string; since: string; percent: string };
  planned: { heading: string; calendar: string; ahead: string; running: string };
  subscribe: {
    heading: string;
    sentence: string;
    action: string;
    feeds: Record<OfferedFeed | 'json', string>;
    /** In the head of the page: `{page}`, `{feed}`. */
    feedTitle: string;
    feedsLabel: string;
  };
  shared: SharedStatusWords;
};

/** Words shared by all status pages. */
export type SharedStatusWords = {
  loading: string;
  noResponse: string;
  retry: string;
  sample: { heading: string; sentence: string };
  /** The bar that shows how current the page is. */
  fresh: {
    asOf: string;
    every: string;
    paused: string;
    pause: string;
    resume: string;
    /** Without JavaScript. */
    still: string;
    loadAgain: string;
    /** Since when there is no response, the time of the shown data, and the next attempt. */
    away: string;
    shown: string;
    again: string;
    tryNow: string;
    offline: string;
  };
  zone: { label: string; own: string; note: string };
  states: Record<ServiceState, string>;
  stages: Record<UpdateStage, string>;
  /** The window of maintenance before and after a change of its plan. */
  window: { label: string; fromTo: string };
  /** How the services of an incident are affected. */
  impacts: {
    heading: string;
    service: string;
    course: string;
    /** At the end of a time axis, and between an old and a new impact for screen readers. */
    now: string;
    recovered: string;
    /** After an impact: since when, after a recovery: when. */
    since: string;
    at: string;
    /** An impact with its duration, and in a sentence with its times. */
    lasted: string;
    between: string;
    ongoing: string;
    recoveredAt: string;
    /** More services than are shown. */
    more: string;
  };
  /** Above a text that is not translated yet. */
  untranslated: { follows: string; original: string };
  /** An update, and the link to what it said before. */
  corrected: string;
  before: string;
  nextUpdate: string;
  report: {
    heading: string;
    published: string;
    happened: string;
    meant: string;
    cause: string;
    measures: string;
    done: string;
    planned: string;
  };
  /** Announces a changed state to screen readers. */
  changed: string;
  days: {
    /** Keyboard help in the details of a day. */
    keys: string;
    /** A state and its duration. */
    lasted: string;
    none: string;
  };
  durations: { days: string; hours: string; minutes: string };
  times: TimeWords;
};

/** How times are written; `Intl` differs between the server and some browsers. */
export type TimeWords = {
  months: readonly string[];
  shortMonths: readonly string[];
  weekdays: readonly string[];
  day: string;
  dayOfYear: string;
  month: string;
  dayAndTime: string;
  weekdayAndTime: string;
};
