import { brand } from '#content/brand.ts';
import { figureText } from '#content/figures.ts';
import { partnerLevel, partnerTier } from '#content/partner-level.ts';
import type { HomeWords } from './structure.ts';

const name = brand.names.short.en;
const countries = figureText('countries', 'en');
const operators = figureText('operators', 'en');

export const words: HomeWords = {
  carousel: {
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    role: 'slide',
    position: '{current} of {total}',
    show: 'Show slide: {name}',
  },
  banner: {
    label: `What ${name} does`,
    start: 'Start Now',
    docs: 'Read the docs',
    slides: {
      global: {
        eyebrow: `Global cloud communications, from ${brand.headquarters.en}`,
        headline: ['Sent doesn’t count.', 'Delivered does.'],
        sentence: `${name} carries codes, calls and conversations through ${operators} partner operators to ${countries} countries and regions, and reports what arrived.`,
        dot: 'Global cloud',
        art: {
          accepted: 'accepted',
          routesScored: '9 routes scored',
          operator: 'operator',
          day: 'Saturday, 14 November',
          sender: name,
          now: 'now',
          yourCode: 'Your code is',
          validity: 'Valid for 5 minutes.',
          delivered: 'Delivered',
        },
      },
      zalo: {
        eyebrow: partnerLevel('zalo', 'en'),
        headline: ['Vietnam talks on Zalo.', 'Join in.'],
        sentence:
          'Send codes and order updates on the Vietnamese messaging app, and answer customers where they write.',
        dot: 'Zalo',
        art: {
          accepted: 'accepted',
          hanoi: 'Hanoi',
          daNang: 'Da Nang',
          hoChiMinhCity: 'Ho Chi Minh City',
          account: 'Your brand',
          accountKind: 'Official Account',
          order: 'Order 0142',
          news: ['Out for delivery,', 'here by 14:00.'],
          action: 'Track order',
          delivered: 'Delivered',
        },
      },
      whatsapp: {
        eyebrow: partnerLevel('whatsapp', 'en', { name: 'WhatsApp Business', joint: ', ' }),
        headline: ['Open the chat.', 'Close the sale.'],
        sentence:
          'Send templates and pictures on WhatsApp Business, and take the replies in the same conversation.',
        dot: 'WhatsApp',
        art: {
          accepted: 'accepted',
          template: 'template',
          approved: 'approved',
          tier: partnerTier('whatsapp', 'en'),
          readAt: 'read 09:41',
          account: 'Your brand',
          accountKind: 'Business account',
          question: 'Still in stock?',
          answer: ['Yes, in your size.', 'Shall I hold it?'],
          action: 'Reserve',
          read: 'Read',
        },
      },
      viber: {
        eyebrow: partnerLevel('viber', 'en'),
        headline: ['Say it on Viber.', 'Signed by you.'],
        sentence:
          'Send business messages on Viber under your company’s name, and have their status reported back.',
        dot: 'Viber',
        art: {
          accepted: 'accepted',
          sender: 'sender',
          verified: 'verified',
          tier: partnerTier('viber', 'en'),
          account: 'Your brand',
          accountKind: 'Verified sender',
          headline: 'New in this week',
          detail: 'Six colors, one price.',
          action: 'Shop now',
          seen: 'Seen',
        },
      },
    },
  },
  products: {
    tag: 'routed',
    heading: 'Six products. One line to your customer.',
    lead: 'One account. Start with one product and add the next when you need it.',
    more: 'Learn More',
    moreAbout: 'Learn More: {name}',
    cards: {
      'product-message': {
        sentence: 'Codes, campaigns and alerts by text message. Codes by email, too.',
      },
      'product-voice': {
        sentence: 'Codes read aloud, automated calls and a trunk for your phone system.',
      },
      'product-conversation': {
        sentence: 'Two-way chat in the apps that customers use: WhatsApp, Viber and Zalo.',
      },
      'product-fraud-prevention': {
        sentence: 'Stop fraudulent traffic, check numbers and verify users in one tap.',
      },
      'product-global-number': {
        sentence: 'Masked numbers that expire, voice lines abroad and texts that can be answered.',
      },
      'product-customer-engagement': {
        sentence: 'Digital marketing and sales on the web, and an AI call center.',
      },
    },
    art: {
      message: { yourCode: 'Your code is' },
      fraudPrevention: { verified: 'verified', blocked: '8 blocked' },
    },
  },
  partners: { heading: 'Partners and memberships' },
  stories: {
    tag: 'delivered',
    heading: 'Customers keep the receipts.',
    lead: 'Three customers, and what changed for them.',
    label: 'Customer stories',
    cards: {
      coffee: {
        customer: 'Coffee chain',
        field: 'Retail',
        sentence: 'More messages turned into orders, and more guests came back.',
        figures: { conversion: 'Conversion', retention: 'Retention' },
      },
      car: {
        customer: 'Car brand',
        field: 'Automotive',
        sentence: 'More customers satisfied, and more cars sold.',
        figures: { satisfaction: 'Satisfaction', sales: 'Sales' },
      },
      gaming: {
        customer: 'Gaming platform',
        field: 'Gaming',
        sentence: 'Texts that reach the players, at a lower running cost.',
        figures: { arrivalRate: 'SMS arrival rate', operatingCost: 'Operating cost' },
      },
    },
  },
  reach: {
    tag: 'reported',
    heading: `From ${brand.headquarters.en} to ${countries} countries and regions.`,
    lead: `${operators} partner operators carry the traffic. We monitor it round the clock.`,
    map: {
      alternative:
        'World map: lines run from Singapore to cities in Asia, the Middle East, Africa and Latin America.',
      cities: {
        singapore: 'Singapore',
        jakarta: 'Jakarta',
        bangkok: 'Bangkok',
        manila: 'Manila',
        hongKong: 'Hong Kong',
        mumbai: 'Mumbai',
        dubai: 'Dubai',
        riyadh: 'Riyadh',
        cairo: 'Cairo',
        nairobi: 'Nairobi',
        lagos: 'Lagos',
        johannesburg: 'Johannesburg',
        saoPaulo: 'São Paulo',
        bogota: 'Bogotá',
        lima: 'Lima',
        mexicoCity: 'Mexico City',
      },
    },
  },
};
