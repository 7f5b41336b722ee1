import type { OfferedFeed } from '#content/pages/status/structure.ts';

export type StatusRecordWords = {
  breadcrumb: string;
  /** Until the name of the service is known, and where there is none. */
  heading: string;
  tip: string;
  open: string;
  openOne: string;
  /** From which month on there is a history. */
  since: string;
  openState: string;
  resolved: string;
  restored: string;
  start: string;
  end: string;
  soFar: string;
  planned: string;
  kinds: { label: string; all: string; incident: string; maintenance: string };
  /** To the page of the incident. */
  story: string;
  empty: { heading: string; sentence: string };
  unknown: { heading: string; back: string };
  availability: string;
  feeds: Record<OfferedFeed | 'badge', string>;
  feedsLabel: string;
};
