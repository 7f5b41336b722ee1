import type { OfferedFeed } from '#content/pages/status/structure.ts';

export type StatusRecordWords = {
  breadcrumb: string;
  /** Until the name of the service is known, and where there is none. */
  heading: string;
  tip: string;
  /** Heading of the list for those who do not see it. */
  loading: string;
  open: string;
  resolved: string;
  restored: string;
  start: string;
  end: string;
  empty: { heading: string; sentence: string };
  unknown: { heading: string; back: string };
  availability: string;
  durations: { days: string; hours: string; minutes: string };
  feeds: Record<OfferedFeed | 'badge', string>;
  feedsLabel: string;
};
