import { spaceOut } from '#content/chinese.ts';
import type { Stage } from '#contract/incident-states.ts';
import { type Locale, type Localized, locales } from '#contract/locale.ts';
import type { ServiceSlug } from './services.ts';

/** A text to begin with. Its [places] are filled once for both languages. */
export type UpdateTemplate = {
  id: string;
  name: Localized<string>;
  text: Localized<string>;
  /** The stage that it fits. */
  state?: Stage;
};
export type OpeningTemplate = UpdateTemplate & {
  title: Localized<string>;
  impact: 'outage' | 'degraded';
  services?: readonly ServiceSlug[];
};

/** What a place stands for. */
export const placeNames: Record<string, Localized<string>> = {
  where: { en: 'Where', zh: '地点' },
  share: { en: 'How many', zh: '比例' },
  delay: { en: 'How late', zh: '延迟' },
  cause: { en: 'Cause', zh: '原因' },
};

export const openingTemplates: readonly OpeningTemplate[] = [
  {
    id: 'requests-fail',
    name: { en: 'Requests fail', zh: '请求失败' },
    title: { en: 'Requests through [where] fail', zh: '经[where]的请求失败' },
    text: {
      en: 'About [share] requests through [where] fail. We are looking for the cause.',
      zh: '经[where]的请求约[share]失败，我们正在查找原因。',
    },
    impact: 'outage',
  },
  {
    id: 'slow-answers',
    name: { en: 'Slow answers', zh: '响应缓慢' },
    title: { en: 'Slow answers from [where]', zh: '[where]响应缓慢' },
    text: {
      en: 'Requests to [where] take up to [delay] longer than usual. Nothing is lost.',
      zh: '[where]的请求最多比平时慢 [delay]，数据不会丢失。',
    },
    impact: 'degraded',
  },
  {
    id: 'receipts-late',
    name: { en: 'Receipts late', zh: '回执延迟' },
    title: { en: 'Receipts from [where] are late', zh: '[where]的送达回执延迟' },
    text: {
      en: 'Messages are delivered. Their receipts from [where] arrive up to [delay] late. Please do not send again.',
      zh: '消息可正常送达，[where]的回执最多延迟 [delay]，请勿重复发送。',
    },
    impact: 'degraded',
    services: ['sms'],
  },
  {
    id: 'one-country',
    name: { en: 'One country or operator', zh: '单个国家或运营商' },
    title: { en: 'Delivery to [where] fails', zh: '发往[where]的送达失败' },
    text: {
      en: 'About [share] messages and calls to [where] are not delivered. Other destinations work.',
      zh: '发往[where]的消息和通话约[share]未送达，其他国家和运营商正常。',
    },
    impact: 'degraded',
  },
  {
    id: 'console',
    name: { en: 'Console or login', zh: '控制台或登录' },
    title: { en: 'The console cannot be reached', zh: '控制台无法访问' },
    text: {
      en: 'The console and the login do not answer. Messages, calls and the API go on.',
      zh: '控制台和登录暂时无法使用，消息、通话和 API 不受影响。',
    },
    impact: 'outage',
    services: ['console'],
  },
];

export const updateTemplates: readonly UpdateTemplate[] = [
  {
    id: 'still-looking',
    name: { en: 'Still looking', zh: '仍在调查' },
    text: {
      en: 'We are still looking for the cause. So far it is not in [where].',
      zh: '我们仍在查找原因，目前已排除[where]。',
    },
    state: 'investigating',
  },
  {
    id: 'cause-found',
    name: { en: 'Cause found', zh: '原因已找到' },
    text: {
      en: 'The cause is known: [cause]. We are moving traffic away from [where].',
      zh: '原因已找到：[cause]。我们正在将流量切离[where]。',
    },
    state: 'identified',
  },
  {
    id: 'queue-shorter',
    name: { en: 'Queue is getting shorter', zh: '积压逐步消化' },
    text: {
      en: 'New traffic runs at full speed. Messages that waited still arrive up to [delay] late.',
      zh: '新消息已恢复正常速度，积压的消息最多还会延迟 [delay]。',
    },
    state: 'monitoring',
  },
  {
    id: 'resolved',
    name: { en: 'Resolved', zh: '已解决' },
    text: {
      en: 'Everything runs as usual again. The cause was [cause].',
      zh: '服务已全部恢复正常。原因是[cause]。',
    },
    state: 'resolved',
  },
];

export type PlaceValues = Record<string, Localized<string>>;

/** The places of texts, each once, in the order in which they stand. */
export const placesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(place)].map(([, name = '']) => name))),
];

/** A text with its places filled in; one without a value stays open. */
export const fillPlaces = (text: Localized<string>, values: PlaceValues): Localized<string> => {
  const filled = (name: string, locale: Locale) => values[name]?.[locale].trim();
  const en = text.en.replace(place, (open, name: string) => filled(name, 'en') || open);
  const zh = text.zh.replace(place, (open, name: string, at: number) => {
    const value = filled(name, 'zh');
    if (!value) return open;
    const [before, after] = [text.zh.slice(0, at).slice(-1), text.zh.charAt(at + open.length)];
    return spaceOut(before + value + after).slice(before.length, -after.length || undefined);
  });
  return { en, zh };
};

export const writtenIn = (text: Localized<string>): Locale[] =>
  locales.filter((locale) => text[locale].trim());

/** A title that is not finished is left out in a language in which there is no text. */
export const titleFor = (title: Localized<string>, text: Localized<string>): Localized<string> => {
  const inLanguage = (locale: Locale) =>
    text[locale].trim() || placesIn(title[locale]).length === 0 ? title[locale] : '';
  return { en: inLanguage('en'), zh: inLanguage('zh') };
};

/** The places that are still open, in each language that is written. */
export const openPlaces = (...texts: readonly Localized<string>[]) =>
  locales.flatMap((locale) =>
    placesIn(...texts.map((text) => text[locale])).map((name) => ({ name, locale })),
  );

const place = /\[([a-z]+)\]/g;
