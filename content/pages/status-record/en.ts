import { resolvedWords } from '#content/status/states.ts';
import type { StatusRecordWords } from './structure.ts';

export const words: StatusRecordWords = {
  breadcrumb: 'You are here',
  heading: 'Service history',
  tip: 'History of this service, newest first.',
  loading: 'Loading',
  open: 'Open',
  resolved: resolvedWords.en.heading,
  restored: resolvedWords.en.text,
  start: 'Start',
  end: 'End',
  empty: { heading: 'No records', sentence: 'No issues were reported for this service.' },
  unknown: { heading: 'Unknown service', back: 'See all services' },
  availability: 'Availability from reported incidents',
  durations: { days: '{count} d', hours: '{count} h', minutes: '{count} min' },
  feeds: { rss: 'RSS feed', atom: 'Atom feed', calendar: 'Calendar', badge: 'Badge' },
  feedsLabel: 'Follow this service',
};
