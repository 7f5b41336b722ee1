import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { stateWords } from '#content/status/states.ts';
import type { StatusWords } from './structure.ts';

export const words: StatusWords = {
  heading: 'Service status',
  tip: 'How each service runs right now, as our engineers report it.',
  summary: {
    allFine: 'All services run without issues.',
    someFine: '{fine} of {all} services run without issues. {rest}.',
    part: '{state}: {count}',
  },
  list: {
    service: 'Service',
    period: 'Last 90 days',
    first: '90 days ago',
    last: 'Today',
    records: 'View records',
    loading: 'Loading',
    empty: 'No services are listed.',
    availability: 'Availability',
    days: {
      fine: stateWords.fine.name.en,
      degraded: stateWords.degraded.name.en,
      outage: stateWords.outage.name.en,
      maintenance: 'Maintenance',
      none: 'Not recorded',
    },
    counted: '{kind}: {count}',
    joined: '{one}, {other}',
    joinedNames: '{one}, {other}',
    note: 'Availability is worked out from reported incidents: time in outage counts, degraded time and maintenance do not. Days are UTC days.',
  },
  periods: {
    days90: 'Last 90 days',
    days365: 'Last 12 months',
    since: 'Since {day}',
    percent: '{percent}%',
  },
  planned: { heading: 'Planned maintenance', calendar: 'Add to your calendar' },
  subscribe: {
    heading: 'Hear it from us first.',
    sentence: 'One email when a service changes its state, one when it runs again.',
    label: 'Email',
    placeholder: 'name@company.example',
    invalid: fieldErrorWords.en['status.email'],
    submit: 'Subscribe',
    sending: 'Sending',
    sent: {
      heading: 'Please look into your mailbox.',
      sentence: 'We have sent a link to {email}. Mails come once you have opened it.',
    },
    unreached: 'Your address did not reach us. Check your connection and try again.',
    feeds: { rss: 'RSS feed', atom: 'Atom feed', calendar: 'Calendar', json: 'JSON' },
    feedsLabel: 'Other ways to follow the status',
  },
  link: {
    working: 'One moment',
    confirmed: {
      heading: 'You are subscribed.',
      sentence: 'We write when a service changes its state. Each mail has a link to unsubscribe.',
    },
    leave: {
      heading: 'No more status mails?',
      sentence: 'One click ends your subscription.',
      action: 'Unsubscribe',
    },
    left: { heading: 'You are unsubscribed.', sentence: 'No more status mails will come.' },
    unreached: 'That did not reach us. Check your connection and try again.',
  },
  shared: {
    unreached: 'The status could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    stale: 'No answer just now. What you see is from {time}.',
    sample: {
      heading: 'Sample data.',
      sentence: 'It is made up to show this page and says nothing about real services.',
    },
    noScript: 'The current status needs JavaScript. The feeds work without it.',
    zone: 'Times are in your time zone, {zone}.',
  },
};
