import { brand } from '#content/brand.ts';
import { countWord } from '#content/count-word.ts';
import { figureText } from '#content/figures.ts';
import { officeIds } from '#content/office-map.ts';
import { partnerLevel } from '#content/partner-level.ts';
import { type CompanyWords, certificateNames, historyHas, historySpan } from './structure.ts';

const name = brand.names.short.en;
const city = brand.headquarters.en;

const milestones = new Intl.ListFormat('en-GB').format([
  'Licenses',
  'launches',
  ...(historyHas.levels ? ['partner levels'] : []),
  ...(historyHas.certificates ? ['certificates'] : []),
]);

export const words: CompanyWords = {
  hero: {
    breadcrumb: 'You are here',
    here: 'Company',
    headline: ['We stay until', 'it arrives.'],
    sentence: `A business communications cloud, founded in ${brand.founded} and headquartered in ${city}.`,
    art: { city, alternative: `The skyline of ${city} stands on the line` },
  },
  profile: {
    tag: 'accepted',
    heading: `Between a company and its customers lie ${figureText('operators', 'en')} operators. That stretch is our work.`,
    paragraphs: [
      `${name} sells messaging, voice, conversation, fraud prevention, global numbers and customer engagement to companies and organizations. Developers reach all of it through APIs.`,
      `${figureText('customers', 'en')} customers send through us to ${figureText('countries', 'en')} countries and regions. We monitor the traffic round the clock.`,
    ],
  },
  values: {
    tag: 'routed',
    heading: 'Core values',
    cards: {
      sincerity: {
        name: 'Sincerity',
        sentence:
          'We report the result of each message, also when it did not arrive. A straight line is easier to keep than a good story.',
      },
      professional: {
        name: 'Professional',
        sentence:
          'Routes, rules and numbers are a trade. We learn each market first, and promise only what we can show.',
      },
    },
  },
  presence: {
    tag: 'delivered',
    heading: 'Worldwide Presence',
    lead: `Headquartered in ${city}, with ${countWord.en(officeIds.length)} ${officeIds.length === 1 ? 'location' : 'locations'}.`,
    map: 'Locations',
    headquarters: 'Headquarters',
    address: 'Address',
    telephone: 'Telephone',
    mail: 'Email',
    copy: 'Copy address',
    close: 'Close',
    alert: {
      heading: 'Address',
      text: 'Address: {address}',
      byHand: 'This browser did not let us copy it. You can select it here.',
      close: 'Close the alert',
    },
  },
  history: {
    tag: 'reported',
    heading: 'One stop a year.',
    lead: `${milestones}, ${historySpan.from} to ${historySpan.to}.`,
    months: {
      1: 'Jan',
      2: 'Feb',
      3: 'Mar',
      4: 'Apr',
      5: 'May',
      6: 'Jun',
      7: 'Jul',
      8: 'Aug',
      9: 'Sep',
      10: 'Oct',
      11: 'Nov',
      12: 'Dec',
    },
    entries: {
      founded: { desc: `Founded, with headquarters in ${city}` },
      firstLicence: { desc: 'First telecom license' },
      callCentre: { desc: 'AI call center launched as SaaS' },
      callBot: { desc: 'Call bot launched' },
      furtherLicences: { desc: 'Further telecommunications licenses' },
      gsma: { desc: 'GSMA membership' },
      viber: { desc: partnerLevel('viber', 'en') },
      engagementSuite: { desc: 'Customer engagement suite launched' },
      whatsapp: { desc: partnerLevel('whatsapp', 'en') },
      zalo: { desc: partnerLevel('zalo', 'en') },
      quality: { desc: 'ISO 9001 certification' },
      dataProtection: {
        descArr: certificateNames(['iso-27001', 'iso-27701']).map(
          (name) => `${name} certification`,
        ),
      },
    },
  },
};
