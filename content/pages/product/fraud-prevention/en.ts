import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('countries', 'en');

export const words: ProductWords<'product-fraud-prevention'> = {
  hero: {
    headline: ['Pay for', 'people. Not', 'for bots.'],
    sentence:
      'Check a number, stop fraudulent requests, confirm a user without a code: before you send.',
  },
  benefits: {
    tag: 'routed',
    heading: 'Stopped before it costs.',
    lead: 'Fake sign-ups and pumped traffic run up a bill. These checks come first.',
    list: {
      shield: {
        heading: 'Ahead of the message',
        sentence: 'A request that looks fraudulent is held back before anything is sent.',
      },
      records: {
        heading: 'Lists without dead ends',
        sentence: 'You see which numbers are worth a message before a campaign, not after it.',
      },
      person: {
        heading: 'Less work for real people',
        sentence: 'Genuine users get in with one tap, or notice no check at all.',
      },
      gates: {
        heading: 'Alone or in a row',
        sentence: `Each check works by itself, for traffic to any of ${countries} countries and regions.`,
      },
    },
  },
  services: {
    tag: 'delivered',
    heading: 'Three checks on one line.',
    lead: 'Each one stands alone. Together they close the gap.',
    tabs: {
      numberCheck: {
        heading: 'Know it before you send.',
        sentence:
          'A look at phone numbers in advance, so that messages go where somebody can receive them.',
        steps: [
          'Submit the numbers through the API.',
          'We check them for you.',
          'Query the result, or have it sent to your callback.',
        ],
        points: [
          'For customer lists that have grown old',
          'Ahead of a campaign, a code or a call',
          'Fewer messages into nowhere',
        ],
      },
      FraudProtector: {
        heading: 'Pumped traffic meets a wall.',
        sentence:
          'Protection against requests that no customer made, such as scripts that order codes to run up your bill.',
        steps: [
          'Requests pass Fraud Protector on their way.',
          'Those that follow a pattern of abuse stand out.',
          'They stop there, and the others go on.',
        ],
        points: [
          'Against scripted sign-ups and traffic pumping',
          'In front of the services you already use',
          'Nothing for real users to do',
        ],
      },
      OTA: {
        heading: 'One tap. No\u00a0code. No\u00a0detour.',
        sentence:
          'One-tap silent authentication: the mobile operator confirms in the background that the number is the one in this phone.',
        steps: [
          'Your user taps, and your app asks for the check.',
          'The operator recognizes the SIM on its own network.',
          'You learn whether the number fits, and let the user in.',
        ],
        points: [
          'Nothing to wait for, nothing to type',
          'No code that could be passed on',
          'For sign-up, login and approvals',
          'SMS OTP stays as the way round',
        ],
      },
    },
  },
};
