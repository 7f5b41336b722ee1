import type { Brand } from '#content/brand-shape.ts';

/**
 * Another operator, as different from ours as possible: `npm run brand` builds the product with it.
 */
export const brand: Brand = {
  names: {
    short: { en: 'Вестник', zh: '信鸽云' },
    full: { en: 'Вестник', zh: '信鸽云 Вестник' },
    lockUp: { en: { word: 'Вестник' }, zh: { word: 'Вестник', addition: '信鸽云' } },
  },
  legalName: 'Vestnik LLP',
  founded: 2016,
  headquarters: { en: 'Almaty', zh: '阿拉木图' },
  hosts: {
    site: 'https://vestnik.example',
    api: 'https://rest.vestnik.example',
    sandbox: 'https://play.vestnik.example',
    agent: 'https://desk.vestnik.example',
  },
  mail: {
    info: 'hello@vestnik.example',
    privacy: 'dpo@vestnik.example',
    compliance: 'law@vestnik.example',
    security: 'alarm@vestnik.example',
    noReply: 'robot@mail.vestnik.example',
  },
  demoMail: 'try@vestnik.example',
  codeName: 'vestnik',
  sdkLicence: {
    en: 'You may use this software in any product, with our API.',
    zh: '您可以在任何产品中使用本软件，用于调用我们的 API。',
  },
  phone: {},
  social: {
    en: [{ network: 'youtube', url: 'https://video.vestnik.example' }],
    zh: [],
  },
  qrTargets: {},
  badges: [
    { id: 'whatsapp', name: 'WhatsApp', tier: { en: 'Provider', zh: '服务商' }, highest: true },
  ],
  certificates: [],
};
