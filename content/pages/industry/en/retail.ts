import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-retail'> = {
  banner: {
    title: ['Connecting', 'Online to', 'Offline'],
    sentence: 'An offer starts on a phone and ends at a counter. Keep the line whole in between.',
    alternative: 'A coupon travels along the line from a phone to a shop.',
    art: {
      coupon: 'coupon',
      online: 'online',
      onTheWay: 'on the way',
      inTheShop: 'in the shop',
    },
  },
  benefits: {
    heading: 'A shop window in every pocket.',
    lead: 'What changes between the screen and the shelf.',
    cards: {
      invitations: {
        title: 'Invitations that travel',
        sentence: 'An offer by text finds members who have not opened your app today.',
      },
      questions: {
        title: 'Asked before the trip',
        sentence: 'Is it in stock, can it be held, when do you close? A chat settles it.',
      },
      afterwards: {
        title: 'In touch after the till',
        sentence: 'The purchase ends with a receipt. The conversation does not.',
      },
    },
  },
  journey: {
    lead: 'Four stops from a message to a regular.',
    stops: {
      invited: {
        title: 'Gets an invitation',
        sentence: 'A campaign by text or on Viber names the offer and the shop.',
      },
      asks: {
        title: 'Asks first',
        sentence: 'A chat, or a call to a local number, answers before anybody leaves home.',
      },
      collects: {
        title: 'Picks it up',
        sentence: 'A notice says that the order is ready; a code at the counter hands it over.',
      },
      returns: {
        title: 'Comes again',
        sentence: 'The next campaign picks up where the last visit ended.',
      },
    },
  },
  recommended: {
    lead: 'Start with the message that brings the next visitor.',
    sentences: {
      marketingOtp: 'Sales, openings and member days by text.',
      whatsappBusiness: 'Stock questions and reservations in a chat.',
      notificationOtp: '“Ready to collect”, on the customer’s phone.',
      globalNumber: 'A local line for each country you sell in.',
      NXLink: 'Marketing and sales for teams that work on the web.',
    },
  },
};
