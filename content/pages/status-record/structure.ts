import type { OfferedFeed } from '#content/pages/status/structure.ts';

export type StatusRecordWords = {
  breadcrumb: string;
  /** Heading while the name of the service loads, and for an unknown service. */
  heading: string;
  tip: string;
  open: string;
  openOne: string;
  /** The first month of the history. */
  since: string;
  openState: string;
  resolved: string;
  restored: string;
  start: string;
  end: string;
  soFar: string;
  planned: string;
  kinds: { label: string; all: string; incident: string; maintenance: string };
  /** Link to the page of the incident. */
  /** Before the other services of the same incident. */
  others: string;
  story: string;
  empty: { heading: string; sentence: string };
  unknown: { heading: string; back: string };
  availability: string;
  feeds: Record<OfferedFeed | 'badge', string>;
  feedsLabel: string;
};
