import { brand } from '#content/brand.ts';
import type { PricingWords } from './structure.ts';

export const words: PricingWords = {
  hero: {
    eyebrow: 'Sample rates in US dollars',
    headline: ['Know the fare.', 'Then send.'],
    sentence:
      'Sample rates for messages and calls, country by country. Type a text and see what it costs.',
    art: { alternative: 'A split-flap board shows {rate}, the message rate for {country}' },
  },
  signUp: 'Sign Up Now',
  cards: {
    message: { name: 'Message', unit: 'USD per message' },
    voice: { name: 'Voice', unit: 'USD per minute' },
  },
  board: {
    destination: 'Destination',
    code: 'Code',
    to: 'to',
    filter: 'Search countries',
    none: 'No sample rate for “{query}” here.',
    note: { link: 'Rates for other countries are available.' },
    ask: {
      message: {
        country: 'What is your rate for messages to {country}?',
        open: 'We need your rate for messages to:',
      },
      voice: {
        country: 'What is your rate for calls to {country}?',
        open: 'We need your rate for calls to:',
      },
    },
  },
  estimate: {
    country: 'Country',
    title: 'Estimate',
    sample: 'sample rate',
    rate: 'Rate, {country}',
    total: 'USD a month',
    invalid: 'Enter a whole number up to 1,000,000,000.',
  },
  message: {
    heading: 'What will it cost?',
    text: 'Message text',
    privacy: 'What you type stays in your browser.',
    sample: `Your ${brand.names.short.en} code is 482916. It is valid for 5 minutes. Please don’t share it with anyone.`,
    count: 'Messages a month',
    segments: { one: '{count} segment', other: '{count} segments' },
    characters: '{used} of {room} characters',
    alphabet: 'Sent as UCS-2: {single} characters in one segment, {several} in each of several.',
    foreign: {
      lead: 'Not in GSM-7:',
      more: 'and {count} more.',
      irreplaceable:
        'GSM-7 has no counterpart, so the whole text goes out as UCS-2: {single} characters in one segment, {several} in each of several.',
      replaceable:
        'So the whole text goes out as UCS-2, {several} characters a segment. Replaced, it is GSM-7 and {segments}.',
      replace: 'Replace',
    },
    rows: { messages: 'Messages', segments: 'Segments each' },
    saving: 'With the characters replaced: {total}',
    assumption: 'These are sample rates. The estimate assumes that the rate applies per segment.',
  },
  voice: {
    heading: 'What will the calls cost?',
    count: 'Minutes a month',
    slider: 'Minutes a month, as a slider',
    rows: { minutes: 'Minutes' },
    range: 'This country has a range of rates, so the estimate is a range as well.',
    assumption: 'These are sample rates, counted in whole minutes.',
  },
  files: { heading: 'Take the board with you.', sentence: 'The same sample rates as a file.' },
};
