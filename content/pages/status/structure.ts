import type { FeedFormat } from '#content/status/feeds.ts';
import type { ServiceState } from '#content/status/states.ts';

/** What can be followed, in the order in which it is offered. */
export const offeredFeeds = ['rss', 'atom', 'calendar'] as const satisfies readonly FeedFormat[];
export type OfferedFeed = (typeof offeredFeeds)[number];

export type DayKind = ServiceState | 'none';
export const dayKinds: readonly DayKind[] = ['fine', 'degraded', 'outage', 'maintenance', 'none'];

export type StatusWords = {
  heading: string;
  tip: string;
  summary: {
    allFine: string;
    /** Of how many services how many are fine, and the others by their state. */
    someFine: string;
    part: string;
  };
  list: {
    service: string;
    period: string;
    first: string;
    last: string;
    records: string;
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
  planned: { heading: string; calendar: string };
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
  link: {
    working: string;
    confirmed: { heading: string; sentence: string };
    leave: { heading: string; sentence: string; action: string };
    left: { heading: string; sentence: string };
    unreached: string;
  };
  shared: SharedStatusWords;
};

/** What both status pages say. */
export type SharedStatusWords = {
  unreached: string;
  retry: string;
  stale: string;
  sample: { heading: string; sentence: string };
  noScript: string;
  zone: string;
};
