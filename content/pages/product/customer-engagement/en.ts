import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'en');

export const words: ProductWords<'product-customer-engagement'> = {
  hero: {
    headline: ['Win them.', 'Answer them.'],
    sentence: 'Digital marketing and sales on the web, and an AI call center for what follows.',
  },
  benefits: {
    tag: 'routed',
    heading: 'The whole way to a customer.',
    lead: 'From the first message to the service call: two applications for those who do the talking.',
    list: {
      contacts: {
        heading: 'Contacts, not loose ends',
        sentence: 'Customers are added in bulk and keep the fields that your business needs.',
      },
      headset: {
        heading: 'A bot for the routine',
        sentence: 'A call bot works through the list. Your people talk where it matters.',
      },
      trunk: {
        heading: 'Part of your own tools',
        sentence: 'Callbacks, call records and a softphone bring the work to where your team is.',
      },
      globe: {
        heading: 'A network underneath',
        sentence: `Both stand on the lines that reach ${countries} countries and regions.`,
      },
    },
  },
  services: {
    tag: 'delivered',
    heading: 'Two applications, one customer.',
    lead: 'One to win business, one to look after it.',
    tabs: {
      NXLink: {
        heading: 'From first hello to order.',
        sentence:
          'A web-based product for digital marketing and sales: send messages, receive replies, follow up as a team.',
        steps: [
          'Bring your contacts, one by one or in bulk.',
          'Write to them, for instance on WhatsApp.',
          'Stay in touch with those who answer.',
        ],
        points: [
          'Runs in the browser',
          'Sends and receives on WhatsApp',
          'Fields of your own for each contact',
          'Short links for your messages',
        ],
      },
      AICC: {
        heading: 'A call center that thinks along.',
        sentence:
          'An AI call center in the cloud, with seats, skill groups and call records in one place.',
        steps: [
          'Calls come in on your numbers, or go out from a list.',
          'A call bot or a group of agents takes them.',
          'Each call leaves a record that your systems can read.',
        ],
        points: [
          'Automated call tasks for the bot',
          'A softphone for computer and Android',
          'Status of seats and agents',
          'Can be embedded in your own pages',
        ],
      },
    },
  },
};
