import type { Localized } from '#contract/locale.ts';
import type { StoredItemId } from './storage.ts';

/** Why each item is kept, as the cookie policy says it. */
export const storagePurposes: Record<StoredItemId, Localized<string>> = {
  consent: {
    en: 'Remembers whether you pressed Allow All or Decline, so that the banner is not shown again.',
    zh: '记录您选择了“全部允许”还是“拒绝”，避免重复弹出提示。',
  },
  language: {
    en: 'Remembers the language of the pages you read, so that messages come in it.',
    zh: '记录您浏览时使用的语言，系统提示将以该语言显示。',
  },
  resource: {
    en: 'Remembers which campaign link you came by; it is attached to your sign-up.',
    zh: '记录您通过哪个活动链接到访，并随注册信息一并提交。',
  },
  userToken: {
    en: 'Identifies your session after login.',
    zh: '登录后用于识别您的会话。',
  },
  sealedUserToken: {
    en: 'Identifies your session after login where the operator has token obfuscation on.',
    zh: '运营方启用令牌混淆时，登录后用于识别您的会话。',
  },
  scrollPositions: {
    en: 'Brings you back to where you were on a page when you press Back.',
    zh: '返回上一页时恢复您之前的阅读位置。',
  },
};
