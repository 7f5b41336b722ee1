import { figureText } from '#content/figures.ts';
import { partnerLevels } from '#content/partner-level.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'en');

const levels = partnerLevels('en');

/** Undefined without a badge of the app. */
const from = (app: 'viber' | 'zalo'): string | undefined =>
  partnerLevels('en', [app]).map((level) => `From a ${level}`)[0];

export const words: ProductWords<'product-conversation'> = {
  hero: {
    headline: ['Talk where', 'they talk.'],
    sentence:
      'Business messages on WhatsApp, Viber and Zalo, with the customer’s reply in the same chat.',
  },
  benefits: {
    tag: 'routed',
    heading: 'Messages that can be answered.',
    lead: 'A chat is open in both directions. So are these services.',
    list: {
      medal:
        levels.length > 0
          ? {
              heading: 'Recognized by the apps',
              sentence: `We are ${new Intl.ListFormat('en-GB').format(levels.map((level) => `a ${level}`))}.`,
            }
          : {
              heading: 'Set up for each app',
              sentence: 'We register your sender and your templates with the apps.',
            },
      reply: {
        heading: 'Replies reach your systems',
        sentence:
          'You receive what customers write by callback, beside the status of what you sent.',
      },
      media: {
        heading: 'More than words',
        sentence: 'Where the app allows it, pictures and files travel with a message.',
      },
      branches: {
        heading: 'One account beside your texts',
        sentence: `Chats run on the account that sends your texts to ${countries} countries and regions.`,
      },
    },
  },
  services: {
    tag: 'delivered',
    heading: 'Four doors into the chat.',
    lead: 'Open the one that your customers use, or all of them together.',
    tabs: {
      superMessaging: {
        heading: 'Many apps, one service.',
        sentence:
          'For companies whose customers are spread over several chat apps: one service that covers them.',
        steps: [
          'You connect once, to us.',
          'You send messages in the apps that you choose.',
          'You receive replies and receipts the same way.',
        ],
        points: [
          'One integration in place of one for each app',
          'Start with one app, add the next later',
          'Messenger can be connected by API as well',
        ],
      },
      whatsappBusiness: {
        heading: 'From template to talk.',
        sentence:
          'An approved template opens the chat. Once the customer answers, you talk freely.',
        steps: [
          'Your number and business profile are set up.',
          'You submit templates, and send the approved ones.',
          'Customers reply; your team or your system writes back.',
        ],
        points: [
          'Templates managed by API',
          'Pictures, documents and other media',
          'Mark as read, block unwanted senders',
          'WhatsApp Calling for what is easier said',
        ],
      },
      viberBusiness: {
        heading: 'Your name on the message.',
        sentence: 'Business messages on Viber that show your company as the sender.',
        steps: [
          'Your company is set up as a sender.',
          'Your system passes each message to our API.',
          'A callback brings its receipt.',
        ],
        points: [
          from('viber') ?? 'We register your sender',
          'Order news and offers in one place',
          'Status of each message by callback',
        ],
      },
      zaloBusiness: {
        heading: 'At home in Vietnam.',
        sentence: 'Business messages on Zalo, the messaging app that people in Vietnam use.',
        steps: [
          'Your Official Account is linked to our service.',
          'You send codes and order updates through the API.',
          'You receive their replies by callback.',
        ],
        points: [
          from('zalo') ?? 'We link your account',
          'Journey tokens for messages that belong together',
          'Local reach without a local system',
        ],
      },
    },
  },
};
