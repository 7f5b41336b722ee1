import type { Localized } from '#contract/locale.ts';

/** The services of the status page. The ids are part of URLs and must not change. */
export const statusServices = [
  { id: 1, slug: 'sms', name: { en: 'SMS', zh: '短信' } },
  { id: 2, slug: 'email', name: { en: 'Email', zh: '邮件' } },
  { id: 3, slug: 'voice', name: { en: 'Voice', zh: '语音' } },
  { id: 4, slug: 'whatsapp', name: same('WhatsApp') },
  { id: 5, slug: 'viber', name: same('Viber') },
  { id: 6, slug: 'zalo', name: same('Zalo') },
  { id: 7, slug: 'number-check', name: { en: 'Number Check', zh: '号码检测' } },
  { id: 8, slug: 'ota', name: { en: 'OTA', zh: 'OTA 一键登录' } },
  { id: 9, slug: 'privacy-number', name: { en: 'Privacy Number', zh: '隐私号' } },
  { id: 10, slug: 'did-numbers', name: { en: 'DID Numbers', zh: 'DID 号码' } },
  { id: 11, slug: 'nxlink', name: same('NXLink') },
  { id: 12, slug: 'aicc', name: same('AICC') },
  { id: 13, slug: 'api', name: same('API') },
  { id: 14, slug: 'console', name: { en: 'Console', zh: '控制台' } },
] as const satisfies readonly StatusService[];

export type StatusService = { id: number; slug: string; name: Localized<string> };
export type ServiceSlug = (typeof statusServices)[number]['slug'];

function same(name: string): Localized<string> {
  return { en: name, zh: name };
}
