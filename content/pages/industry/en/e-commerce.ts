import type { IndustryPageWords } from '../words.ts';

export const page: IndustryPageWords<'industry-e-commerce'> = {
  banner: {
    title: ['Amplify', 'E-Commerce', 'Conversions'],
    sentence:
      'Bring shoppers in, confirm who they are and answer before they leave. Every message reports back.',
    alternative:
      'Three shopping bags, each larger than the last, on one line; the largest bears a double tick.',
    art: { cart: 'cart', code: 'code', paid: 'paid' },
  },
  benefits: {
    heading: 'More carts that make it to the till.',
    lead: 'Three moments decide a sale. A message helps in each of them.',
    cards: {
      signIn: {
        title: 'One code to the cart',
        sentence: 'A code by text confirms the phone, and the shopper is back at the basket.',
      },
      offers: {
        title: 'Offers that lead somewhere',
        sentence: 'A campaign by text carries a short link to the very page it talks about.',
      },
      answers: {
        title: 'Answers before they leave',
        sentence: 'Size, stock, delivery: reply in the chat app that shoppers have open anyway.',
      },
    },
  },
  journey: {
    lead: 'Four stops from the first visit to the second order.',
    stops: {
      registers: {
        title: 'Opens an account',
        sentence: 'A one-time code, or one tap, proves that the number is the shopper’s own.',
      },
      browses: {
        title: 'Looks around',
        sentence: 'A campaign brings shoppers in; a chat answers what the page leaves open.',
      },
      pays: {
        title: 'Pays',
        sentence: 'The order is confirmed by text. If a payment fails, a call says so.',
      },
      comesBack: {
        title: 'Comes back',
        sentence: 'News of the parcel in a chat app, and one desk for questions after the sale.',
      },
    },
  },
  recommended: {
    lead: 'Pick the one that your next order is waiting for.',
    sentences: {
      marketingOtp: 'Campaigns and offers by text, reported message by message.',
      whatsappBusiness: 'Product questions and order news in one conversation.',
      smsOtp: 'Codes for sign-up, sign-in and checkout.',
      notificationOtp: 'Orders, payments and parcels, announced by text.',
      NXLink: 'Digital marketing and sales, run from the browser.',
    },
  },
};
