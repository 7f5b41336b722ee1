import type { StatusIncidentWords } from './structure.ts';

export const words: StatusIncidentWords = {
  breadcrumb: 'You are here',
  heading: 'Incident',
  openFor: 'open for',
  took: 'took',
  lasts: 'takes',
  since: 'since {time}, {zone}',
  period: '{from} to {to}, {zone}',
  asPlanned: 'As planned',
  someAffected: 'now, {count} of {all} services still affected',
  allAffected: 'now, {all} services affected',
  facts: {
    next: 'Next update',
    by: 'by {time}',
    services: 'Services',
    worst: 'At worst',
    began: 'Began',
    ended: 'Ended',
    starts: 'Starts',
    ends: 'Ends',
  },
  began: 'Began',
  copy: 'Copy the address',
  copied: 'Address copied',
  unknown: { heading: 'Unknown incident', back: 'See all services' },
};
