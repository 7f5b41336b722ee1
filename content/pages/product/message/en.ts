import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'en');
const operators = figureText('operators', 'en');

export const words: ProductWords<'product-message'> = {
  hero: {
    headline: ['Say it once.', 'It lands.'],
    sentence: `Codes, campaigns and notices by text, codes by email too, to ${countries} countries and regions.`,
  },
  benefits: {
    tag: 'routed',
    heading: 'Built for the last meter.',
    lead: 'A message counts once it is on the phone. What we build is about that stretch.',
    list: {
      globe: {
        heading: 'Operators at the far end',
        sentence: `${operators} partner operators carry your texts into ${countries} countries and regions.`,
      },
      receipt: {
        heading: 'Receipts that come back',
        sentence:
          'The result of each message is sent to your callback address, and its record can be queried.',
      },
      branches: {
        heading: 'One account for four services',
        sentence: 'Codes, campaigns, notices and email codes run on the same account.',
      },
      clock: {
        heading: 'Watched round the clock',
        sentence: 'We monitor the traffic day and night, and publish how each service is doing.',
      },
    },
  },
  services: {
    tag: 'delivered',
    heading: 'Four services on one line.',
    lead: 'Choose by what you have to say.',
    tabs: {
      smsOtp: {
        heading: 'A code in the hand.',
        sentence:
          'A one-time code by text message. Whoever types it in has the phone that it was sent to.',
        steps: [
          'Your system hands us the number and the text with the code.',
          'We route it to the operator that serves the phone.',
          'Your user types the code, and you report back that it was used.',
        ],
        points: [
          'For sign-up, login, payment and password reset',
          'Delivery status pushed to your callback',
          'Backfill rate (conversion rate) as a measure of arrival',
          'Any single text can be looked up',
        ],
      },
      marketingOtp: {
        heading: 'An offer, in one text.',
        sentence:
          'Launches, sales and invitations by text message, to customers who agreed to hear from you.',
        steps: [
          'You bring the text and the numbers.',
          'It goes out country by country, through operators there.',
          'Receipts show which numbers it reached.',
        ],
        points: [
          'Needs no app and no mobile data on the phone',
          'Short links that lead to your page',
          'Billing report when the campaign is over',
          'Number Check can clean the list beforehand',
        ],
      },
      notificationOtp: {
        heading: 'The news while it is new.',
        sentence:
          'Order, payment and account notices that your own systems send the moment something happens.',
        steps: [
          'An event in your system calls our API.',
          'The text leaves with the details of that event.',
          'The receipt tells your system how it ended.',
        ],
        points: [
          'Orders, deliveries, payments, appointments',
          'Sent by your systems, without a person in between',
          'Records by period or text by text',
        ],
      },
      emailOtp: {
        heading: 'A code for the inbox.',
        sentence:
          'A one-time code by email, for users who sign up with an address instead of a phone number.',
        steps: [
          'Your system asks for a code to an address.',
          'We send the mail that carries it.',
          'Receipt and record come back, as they do for texts.',
        ],
        points: [
          'For sign-up and login by email',
          'No phone number has to be given',
          'A second way in when a text cannot be received',
        ],
      },
    },
  },
};
