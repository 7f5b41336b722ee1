import { brand } from '#content/brand.ts';
import type { ProductArtWords } from './art-words.ts';

const name = brand.names.short.en;

export const words: ProductArtWords = {
  heroes: {
    'product-message': {
      alternative:
        'One line fans out to four messages: a code, an offer, a notice and a mail; the code has been delivered.',
      bubbles: {
        code: { name: 'SMS OTP', text: 'Your code is 482 916', state: 'delivered' },
        offer: { name: 'Marketing SMS', text: 'Lattes: two for one', state: 'delivered' },
        notice: { name: 'SMS Notification', text: 'Parcel 0142 is on its way', state: 'delivered' },
        mail: { name: 'Email OTP', text: 'Confirm with 730 155', state: 'opened' },
      },
    },
    'product-voice': {
      alternative: 'The line becomes a sound wave and enters a phone that reads a code aloud.',
      call: 'Incoming call',
      caller: name,
      spoken: '“four, eight, two”',
    },
    'product-conversation': {
      alternative:
        'The line runs back and forth between a company and a customer, carrying a bubble on every way.',
      said: ['Size 40 is back', 'Keep a pair, please', 'Kept until Friday', 'Thank you'],
    },
    'product-fraud-prevention': {
      alternative: 'Thirteen lines fall toward a shield; twelve end before it and one passes.',
      stopped: ['stopped before', 'they cost you'],
      passed: '1 person',
    },
    'product-global-number': {
      alternative:
        'A globe with routes from Singapore to four cities, each with a local number whose digits are hidden.',
    },
    'product-customer-engagement': {
      alternative:
        'The line circles a customer and stops at a campaign, a bot, an order and a call center.',
      campaign: 'campaign',
      agent: 'call bot',
      order: 'order',
      call: 'call center',
    },
  },
  tabs: {
    smsOtp: {
      alternative: 'A bubble with a six-digit code travels on the line, its receipt below it.',
      code: 'Your code',
    },
    marketingOtp: {
      alternative: 'A coupon on the line; behind it the line fans out to five readers.',
      offer: '2 for 1',
    },
    notificationOtp: {
      alternative: 'A parcel rides along the line while a bubble says when it will be there.',
    },
    emailOtp: { alternative: 'The line folds into the flap of an envelope that holds a code.' },
    voiceOtp: { alternative: 'The line writes the digits 4, 8 and 2, swings and reaches a phone.' },
    voiceNotification: {
      alternative: 'One recording goes to three phones; two answer, the third is called again.',
    },
    sipTrunk: {
      alternative:
        'Two telephone exchanges joined by five lanes; a call travels on the middle one.',
    },
    superMessaging: {
      alternative: 'The line splits into four chat apps and comes together in one service.',
    },
    whatsappBusiness: {
      alternative: 'The line arches over a bubble with the WhatsApp sign.',
      approved: 'approved',
    },
    viberBusiness: {
      alternative: 'A medal with the Viber sign hangs from the line by a ribbon of lanes.',
      verified: 'verified',
    },
    zaloBusiness: {
      alternative: 'The line follows the coast of Vietnam through three cities to the Zalo sign.',
    },
    FraudProtector: {
      alternative:
        'A spike of false requests is cut off at the line; the real ones stand below it.',
      stopped: 'stopped',
    },
    OTA: {
      alternative: 'The line passes a padlock without a bend while eight lanes end before it.',
      verified: 'verified',
    },
    numberCheck: {
      alternative: 'Five numbers are checked; one of them is live and the line goes on from it.',
      live: 'live',
    },
    privacyNumber: {
      alternative:
        'Two people are joined by a temporary number with a clock; their own numbers are masked.',
    },
    globalNumber: { alternative: 'Three local numbers meet and ring at one desk.' },
    sms: {
      alternative: 'A text travels to a phone and its answer comes back on the same line.',
      question: 'At 14:00?',
      reply: 'Yes, please',
    },
    NXLink: { alternative: 'Nine lanes become three, and three become one that ends in an order.' },
    AICC: { alternative: 'A spoken wave enters a bot and leaves it as written bubbles.' },
  },
  privacy: {
    sees: 'sees {number}',
    alternatives: {
      AXB: 'A and B are joined through number X; both see X.',
      AXYB: 'A and B are joined through numbers X and Y; A sees X and B sees Y.',
      AXN: 'A is joined through number X to everybody who calls; A sees X and so does each of them.',
    },
  },
};
