import { resolvedWords } from '#content/status/states.ts';
import type { StatusRecordWords } from './structure.ts';

export const words: StatusRecordWords = {
  breadcrumb: 'You are here',
  heading: 'Service history',
  tip: 'History of this service, newest first.',
  open: '{count} incidents are open.',
  openOne: '1 incident is open.',
  since: 'History since {month}.',
  openState: 'Open',
  resolved: resolvedWords.en.heading,
  restored: resolvedWords.en.text,
  start: 'Start',
  end: 'End',
  soFar: '{duration} so far',
  planned: 'Planned maintenance',
  kinds: { label: 'Kind', all: 'All', incident: 'Incidents', maintenance: 'Maintenance' },
  others: 'In the same incident',
  story: 'The whole story',
  empty: { heading: 'No records', sentence: 'No issues were reported for this service.' },
  unknown: { heading: 'Unknown service', back: 'See all services' },
  availability: 'Availability from reported incidents',
  feeds: { rss: 'RSS feed', atom: 'Atom feed', calendar: 'Calendar', badge: 'Badge' },
  feedsLabel: 'Follow this service',
};
