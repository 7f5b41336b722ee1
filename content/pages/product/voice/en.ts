import { figureText } from '#content/figures.ts';
import type { ProductWords } from '../structure.ts';

const countries = figureText('voiceCountries', 'en');

export const words: ProductWords<'product-voice'> = {
  hero: {
    headline: ['Some', 'things are', 'better said.'],
    sentence: `Codes read aloud, automated calls and SIP trunks, in ${countries} countries and regions.`,
  },
  benefits: {
    tag: 'routed',
    heading: 'Hard to overlook.',
    lead: 'A ringing phone asks for attention. These services give it something to say.',
    list: {
      globe: {
        heading: 'It rings far away',
        sentence: `Our voice network reaches phones in ${countries} countries and regions.`,
      },
      wave: {
        heading: 'In your own voice',
        sentence: 'Upload a recording once, then play it in as many calls as you like.',
      },
      records: {
        heading: 'Each call leaves a record',
        sentence: 'Receipts arrive at your callback, and past calls can be queried.',
      },
      trunk: {
        heading: 'Made for the PBX you own',
        sentence: 'Over a SIP trunk your phone system keeps its desks and gains destinations.',
      },
    },
  },
  services: {
    tag: 'delivered',
    heading: 'Three ways to make it ring.',
    lead: 'From a few spoken digits to a whole call floor.',
    tabs: {
      voiceOtp: {
        heading: 'A code you can hear.',
        sentence:
          'An automated call that reads a one-time code aloud, when a text cannot get through.',
        steps: [
          'Your system asks for a call with a code.',
          'The phone rings, and a voice reads the digits.',
          'Your user types them in, and you report the code as used.',
        ],
        points: [
          'Reaches landlines, which take no texts',
          'Needs no app and no reading',
          'A second try after SMS OTP',
          'Call receipts by callback',
        ],
      },
      voiceNotification: {
        heading: 'One message, every phone rings.',
        sentence:
          'Announcements played by automated calls, to one person or to everybody on a list.',
        steps: [
          'Upload the recording that is to be played.',
          'Name one number, or a group of them.',
          'We call, and report on each call that was made.',
        ],
        points: [
          'Group calls for long lists',
          'Uploaded recordings can be used again',
          'For alerts, reminders and due dates',
        ],
      },
      sipTrunk: {
        heading: 'Keep your PBX. Change its reach.',
        sentence:
          'A connection between your phone system and operators around the world, in place of local lines.',
        steps: [
          'Your PBX passes its calls to us over SIP.',
          'We hand each one to an operator that serves the number.',
          'You pay for the minutes that were talked.',
        ],
        points: [
          'No new phones and no new desks',
          'One trunk for all the countries you call',
          'Takes incoming calls together with DID Numbers',
        ],
      },
    },
  },
};
