import type { Localized } from '#contract/locale.ts';

/**
 * Everything this site keeps in the browser. The code takes its names from here, the cookie policy
 * prints it, and a test compares it with what the browser really holds.
 */
export type StoredItem = {
  name: string;
  kind: 'cookie' | 'local' | 'session';
  lifetime: 'six-months' | 'session' | 'until-cleared' | 'one-day';
  category: 'necessary' | 'personalization' | 'statistical' | 'advertising';
  purpose: Localized<string>;
};

export const storedItems = {
  consent: {
    name: 'cookie-consent',
    kind: 'local',
    lifetime: 'until-cleared',
    category: 'necessary',
    purpose: {
      en: 'Remembers whether you pressed Allow All or Decline, so that the banner is not shown again.',
      zh: '记录您选择了“全部允许”还是“拒绝”，避免重复弹出提示。',
    },
  },
  language: {
    name: 'language',
    kind: 'cookie',
    lifetime: 'six-months',
    category: 'necessary',
    purpose: {
      en: 'Remembers the language of the pages you read, so that messages come in it.',
      zh: '记录您浏览时使用的语言，系统提示将以该语言显示。',
    },
  },
  resource: {
    name: 'resource',
    kind: 'cookie',
    lifetime: 'six-months',
    category: 'necessary',
    purpose: {
      en: 'Remembers which campaign link you came by; it is attached to your sign-up.',
      zh: '记录您通过哪个活动链接到访，并随注册信息一并提交。',
    },
  },
  userToken: {
    name: 'usertoken',
    kind: 'cookie',
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Identifies your session after login.',
      zh: '登录后用于识别您的会话。',
    },
  },
  sealedUserToken: {
    name: 'usertoken-sealed',
    kind: 'local',
    lifetime: 'until-cleared',
    category: 'necessary',
    purpose: {
      en: 'Identifies your session after login where the operator has token obfuscation on.',
      zh: '运营方启用令牌混淆时，登录后用于识别您的会话。',
    },
  },
  scrollPositions: {
    name: 'react-router-scroll-positions',
    kind: 'session',
    lifetime: 'session',
    category: 'necessary',
    purpose: {
      en: 'Brings you back to where you were on a page when you press Back.',
      zh: '返回上一页时恢复您之前的阅读位置。',
    },
  },
} as const satisfies Record<string, StoredItem>;

export const sixMonthsSeconds = 183 * 24 * 60 * 60;
