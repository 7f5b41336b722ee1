import type { Brand } from './brand-shape.ts';

/** Everything that belongs to the operator. Undefined fields are not shown. */
export const brand: Brand = {
  names: {
    short: { en: 'Nuntix', zh: '纽通云' },
    full: { en: 'Nuntix', zh: '纽通云 Nuntix' },
    lockUp: { en: { word: 'Nuntix' }, zh: { word: 'Nuntix', addition: '纽通云' } },
  },
  legalName: 'Nuntix Pte. Ltd.',
  founded: 2018,
  headquarters: { en: 'Singapore', zh: '新加坡' },
  hosts: {
    site: 'https://www.nuntix.example',
    api: 'https://api.nuntix.example',
    sandbox: 'https://sandbox.nuntix.example',
    agent: 'https://agent.nuntix.example',
  },
  mail: {
    info: 'info@nuntix.example',
    privacy: 'privacy@nuntix.example',
    compliance: 'compliance@nuntix.example',
    security: 'security@nuntix.example',
    noReply: 'no-reply@nuntix.example',
  },
  demoMail: 'demo@nuntix.example',
  codeName: 'nuntix',
  sdkLicence: {
    en: 'You may use, copy and change this software in any product, for use with the Nuntix API.',
    zh: '您可以在任何产品中使用、复制和修改本软件，用于调用纽通云 API。',
  },
  phone: {
    tollFree: '400-000-0000',
    whatsapp: 'https://wa.me/12025550187',
  },
  social: {
    en: [
      { network: 'whatsapp', url: 'https://wa.me/12025550187' },
      { network: 'facebook', url: 'https://social.nuntix.example/facebook' },
      { network: 'x', url: 'https://social.nuntix.example/x' },
      { network: 'youtube', url: 'https://social.nuntix.example/youtube' },
    ],
    zh: [
      { network: 'weibo', url: 'https://social.nuntix.example/weibo' },
      { network: 'wechat', url: 'https://social.nuntix.example/official-account' },
      { network: 'whatsapp', url: 'https://wa.me/12025550187' },
      { network: 'facebook', url: 'https://social.nuntix.example/facebook' },
      { network: 'x', url: 'https://social.nuntix.example/x' },
      { network: 'youtube', url: 'https://social.nuntix.example/youtube' },
    ],
  },
  wiki: {
    en: 'https://wiki.nuntix.example/en',
    zh: 'https://wiki.nuntix.example/zh',
  },
  liveChat: 'https://chat.nuntix.example/zh',
  qrTargets: {
    wechat: 'https://social.nuntix.example/wechat',
    officialAccount: 'https://social.nuntix.example/official-account',
  },
  badges: [
    { id: 'zalo', name: 'Zalo', tier: { en: 'Partner', zh: '合作伙伴' } },
    { id: 'viber', name: 'Viber', tier: { en: 'Silver partner', zh: '银牌合作伙伴' } },
    {
      id: 'whatsapp',
      name: 'WhatsApp',
      tier: { en: 'Premier provider', zh: '高级服务商' },
      highest: true,
    },
    { id: 'gsma', name: 'GSMA', tier: { en: 'Member', zh: '会员' } },
    { id: 'glf', name: 'GLF', tier: { en: 'Member', zh: '会员' } },
    { id: 'ccas', name: 'CCAS', tier: { en: 'Member', zh: '会员' } },
  ],
  certificates: [
    { id: 'iso-9001', name: 'ISO 9001', year: 2025 },
    { id: 'iso-27001', name: 'ISO 27001', year: 2025 },
    { id: 'iso-27701', name: 'ISO 27701', year: 2025 },
  ],
  icpNumber: '沪ICP备00000000号-1',
};
