import type { FeedFormat } from '#content/status/feeds.ts';
import type { ServiceState } from '#content/status/states.ts';
import type { IncidentState } from '#contract/incident-states.ts';

/** What can be followed, in the order in which it is offered. */
export const offeredFeeds = ['rss', 'atom', 'calendar'] as const satisfies readonly FeedFormat[];
export type OfferedFeed = (typeof offeredFeeds)[number];

export type DayKind = ServiceState | 'none';
export const dayKinds: readonly DayKind[] = ['fine', 'degraded', 'outage', 'maintenance', 'none'];

export type StatusWords = {
  heading: string;
  tip: string;
  summary: {
    /** How many incidents are open, by how many there are. */
    open: string;
    openOne: string;
    allFine: string;
    /** Of how many services how many are fine. */
    someFine: string;
  };
  /** In front of the title of the window while something is open. */
  titled: string;
  open: {
    heading: string;
    since: string;
    lasting: string;
    /** To all that was said, and where there was only one word. */
    more: string;
    only: string;
    calm: string;
    /** The last one: how long ago it ended, its title, how long it took. */
    last: string;
    history: string;
  };
  list: {
    service: string;
    period: string;
    first: string;
    last: string;
    records: string;
    /** After the title of an incident: its stage and since when; until when for maintenance. */
    stageSince: string;
    until: string;
    loading: string;
    empty: string;
    availability: string;
    days: Record<DayKind, string>;
    /** One part of what the ticks say: a kind of day and how many there are. */
    counted: string;
    /** How parts of a sentence, and how names, follow one another. */
    joined: string;
    joinedNames: string;
    note: string;
  };
  periods: { days90: string; days365: string; since: string; percent: string };
  planned: { heading: string; calendar: string; ahead: string; running: string };
  subscribe: {
    heading: string;
    sentence: string;
    label: string;
    placeholder: string;
    invalid: string;
    submit: string;
    sending: string;
    sent: { heading: string; sentence: string };
    unreached: string;
    feeds: Record<OfferedFeed | 'json', string>;
    feedsLabel: string;
  };
  /** What a visitor who followed a link of a mail is shown. */
  link: {
    working: string;
    confirm: { heading: string; sentence: string; action: string };
    confirmed: { heading: string; sentence: string };
    leave: { heading: string; sentence: string; action: string };
    left: { heading: string; sentence: string };
    invalid: string;
    unreached: string;
  };
  shared: SharedStatusWords;
};

/** What all status pages say. */
export type SharedStatusWords = {
  loading: string;
  unreached: string;
  retry: string;
  sample: { heading: string; sentence: string };
  /** The bar that tells how fresh the page is. */
  fresh: {
    asOf: string;
    every: string;
    paused: string;
    pause: string;
    resume: string;
    /** Without JavaScript. */
    still: string;
    loadAgain: string;
    /** Since when nothing answers, from when what is shown is, and when it is tried again. */
    away: string;
    shown: string;
    again: string;
    tryNow: string;
    offline: string;
  };
  zone: { label: string; own: string; note: string };
  states: Record<ServiceState, string>;
  stages: Record<IncidentState, string>;
  /** A service changed its state, for those who do not see it. */
  changed: string;
  days: {
    /** Which keys do what, in the note of a day. */
    keys: string;
    /** A state and how long it lasted. */
    lasted: string;
    none: string;
  };
  durations: { days: string; hours: string; minutes: string };
  times: TimeWords;
};

/** How moments are written; `Intl` would write them otherwise on the server than in some browsers. */
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
