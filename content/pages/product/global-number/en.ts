import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'en');

export const words: ProductWords<'product-global-number'> = {
  hero: {
    headline: ['Far away.', 'Sounds local.'],
    sentence: 'Masked numbers, local voice lines and two-way texts in the markets you enter.',
  },
  benefits: {
    tag: 'routed',
    heading: 'A number for every relationship.',
    lead: 'Give it out, take it back, and keep the real one to yourself.',
    list: {
      mask: {
        heading: 'Both sides stay private',
        sentence: 'Rider and passenger, buyer and seller talk. Neither sees the other’s number.',
      },
      expiry: {
        heading: 'It ends with the deal',
        sentence: 'A privacy number is temporary: when the transaction is over, it expires.',
      },
      recording: {
        heading: 'Recorded if you say so',
        sentence: 'Turn recording on for the calls that you may have to prove later.',
      },
      globe: {
        heading: 'Local where you are not',
        sentence: `Numbers for new markets, on a network that spans ${countries} countries and regions.`,
      },
    },
  },
  services: {
    tag: 'delivered',
    heading: 'Three services on one line.',
    lead: 'Hide a number, own a number, or text both ways.',
    tabs: {
      privacyNumber: {
        heading: 'They talk. The\u00a0numbers don’t.',
        sentence:
          'A temporary masked contact number between two people. It expires when the transaction ends.',
        steps: [
          'Your system binds the real numbers to one of ours.',
          'Both sides call that number and are put through.',
          'The transaction ends, and so does the binding.',
        ],
        points: [
          'Three modes: AXB, AXYB and AXN',
          'Bind, unbind and list through the API',
          'Calls reported by callback',
        ],
      },
      globalNumber: {
        heading: 'A local line without a local office.',
        sentence:
          'DID numbers are voice lines abroad. Customers dial a number like any other, and your team answers.',
        steps: [
          'You choose a number in the country you serve.',
          'Customers there call it.',
          'The call comes out where your team sits.',
        ],
        points: [
          'Hotlines, sales desks and conference dial-in',
          'Ends at your PBX, over SIP Trunk',
          'Dials out with Amazon Connect',
        ],
      },
      sms: {
        heading: 'They can write back.',
        sentence:
          'Two-way international SMS: a text goes out from your number, and the reply comes to it.',
        steps: [
          'You send through the API, from your own number.',
          'The customer answers as they would any text.',
          'Your system receives the reply.',
        ],
        points: [
          'Questions, confirmations and surveys',
          'Receipts by callback, signed if you wish',
          'One number for both directions',
        ],
      },
    },
  },
  privacy: {
    modesHeading: 'Who sees which number',
    modes: {
      AXB: 'One number for one pair. Both sides call X, and both see X.',
      AXYB: 'Two numbers for one pair. A knows only X, and B knows only Y.',
      AXN: 'One number in front of A. Whoever calls X reaches A, and A calls anyone as X.',
    },
    settingsHeading: 'What you can set',
    settings: {
      timeout: {
        heading: 'Timeout unbinding',
        sentence: 'When a binding comes undone by itself.',
      },
      recording: {
        heading: 'Recording',
        sentence: 'Whether the calls of a binding are recorded.',
      },
      bindings: {
        heading: 'Maximum bindings',
        sentence: 'How many bindings may stand at once.',
      },
    },
  },
  useCases: {
    tag: 'reported',
    heading: 'Six places it earns its keep.',
    lead: 'The same numbers, bound for minutes, for days or for good.',
    list: {
      rideHailing: {
        heading: 'Ride-hailing',
        sentence: 'Driver and passenger find each other, then the number is gone.',
      },
      delivery: {
        heading: 'Delivery',
        sentence: 'The courier calls from X. The customer’s number stays with you.',
      },
      hotline: {
        heading: 'Hotline',
        sentence: 'A local number in each country, and one desk behind them all.',
      },
      marketing: {
        heading: 'Marketing',
        sentence: 'Calls from a number that people recognize as local.',
      },
      conference: {
        heading: 'Conference',
        sentence: 'Local dial-in numbers for everyone around the table.',
      },
      smsReply: {
        heading: 'SMS send and reply',
        sentence: 'Ask by text, and get the answer back as data.',
      },
    },
  },
};
