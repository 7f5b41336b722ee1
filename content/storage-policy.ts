import type { Localized } from '#contract/locale.ts';
import type { StoredItemId } from './storage.ts';

export type StoragePolicy = {
  lifetime: 'six-months' | 'session' | 'until-cleared' | 'until-declined' | 'one-day';
  category: 'necessary' | 'personalization' | 'statistical' | 'advertising';
  purpose: Localized<string>;
};

/** What the cookie policy says about each item. */
export const storagePolicy: Record<StoredItemId, StoragePolicy> = {
  consent: {
    lifetime: 'until-cleared',
    category: 'necessary',
    purpose: {
      en: 'Remembers whether you pressed Allow All or Decline, so that the banner is not shown again.',
      zh: '记录您选择了“全部允许”还是“拒绝”，避免重复弹出提示。',
    },
  },
  language: {
    lifetime: 'six-months',
    category: 'necessary',
    purpose: {
      en: 'Remembers the language of the pages you read, so that messages come in it.',
      zh: '记录您浏览时使用的语言，系统提示将以该语言显示。',
    },
  },
  resource: {
    lifetime: 'six-months',
    category: 'necessary',
    purpose: {
      en: 'Remembers which campaign link you came by; it is sent when you sign up.',
      zh: '记录您通过哪个活动链接到访，并随注册信息一并提交。',
    },
  },
  userToken: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Identifies your session after login.',
      zh: '登录后用于识别您的登录状态。',
    },
  },
  sealedUserToken: {
    lifetime: 'until-cleared',
    category: 'necessary',
    purpose: {
      en: 'Identifies your session after login where the operator has token obfuscation on.',
      zh: '运营方启用令牌混淆时，登录后用于识别您的登录状态。',
    },
  },
  userName: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Your name, shown in the console after login.',
      zh: '登录后在控制台显示您的姓名。',
    },
  },
  userId: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'The number of your account, used by the console.',
      zh: '您的账号编号，供控制台使用。',
    },
  },
  currency: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'The currency of your account.',
      zh: '您账户的币种。',
    },
  },
  balance: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Your balance at login.',
      zh: '登录时的账户余额。',
    },
  },
  creditBalance: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Your credit at login.',
      zh: '登录时的信用额度。',
    },
  },
  subUserToken: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Tells an employee’s session from the main user’s.',
      zh: '用于区分员工登录与主账号登录。',
    },
  },
  enabledProducts: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'The products that your account may use.',
      zh: '您的账号已开通的产品。',
    },
  },
  subFlag: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'Whether a main user or an employee is logged in.',
      zh: '记录当前登录的是主账号还是员工。',
    },
  },
  knownDevice: {
    lifetime: 'six-months',
    category: 'necessary',
    purpose: {
      en: 'Recognizes a browser that you have logged in with, so that strangers’ wrong passwords do not keep you out.',
      zh: '识别您登录过的浏览器，避免他人输错密码影响您登录。',
    },
  },
  codeHandle: {
    lifetime: 'session',
    category: 'necessary',
    purpose: {
      en: 'Binds a code that you asked for to this browser; nobody else can use it.',
      zh: '将您申请的验证码与当前浏览器绑定，他人无法使用。',
    },
  },
  captchaPass: {
    lifetime: 'session',
    category: 'necessary',
    purpose: {
      en: 'Shows that you completed the slider check.',
      zh: '表明您已完成滑块验证。',
    },
  },
  menuList: {
    lifetime: 'until-cleared',
    category: 'necessary',
    purpose: {
      en: 'The menus of the console that you may open.',
      zh: '您可以打开的控制台菜单。',
    },
  },
  signUpSent: {
    lifetime: 'session',
    category: 'necessary',
    purpose: {
      en: 'Keeps your sign-up until the tab is closed, so that a reload still offers the email again.',
      zh: '在关闭标签页之前保留您的注册信息，刷新页面后仍可重新发送激活邮件。',
    },
  },
  scrollPositions: {
    lifetime: 'session',
    category: 'necessary',
    purpose: {
      en: 'Brings you back to where you were on a page when you press Back.',
      zh: '返回上一页时恢复您之前的阅读位置。',
    },
  },
  practice: {
    lifetime: 'one-day',
    category: 'necessary',
    purpose: {
      en: 'The test keys that you send calls with from the documentation.',
      zh: '您在开发文档中调试接口时使用的测试密钥。',
    },
  },
  startProgress: {
    lifetime: 'until-declined',
    category: 'personalization',
    purpose: {
      en: 'Remembers how far you have come in Get started of the documentation.',
      zh: '记录您在开发文档“快速开始”中的进度。',
    },
  },
  sampleLanguage: {
    lifetime: 'until-declined',
    category: 'personalization',
    purpose: {
      en: 'Remembers the programming language you read the samples of the documentation in.',
      zh: '记录您在开发文档中选择的示例代码语言。',
    },
  },
  theme: {
    lifetime: 'until-declined',
    category: 'personalization',
    purpose: {
      en: 'Remembers whether you read the documentation in the light or the dark theme.',
      zh: '记录您在开发文档中选择的浅色或深色主题。',
    },
  },
  timeZone: {
    lifetime: 'until-declined',
    category: 'personalization',
    purpose: {
      en: 'Remembers whether you read the service status in your own time or in UTC.',
      zh: '记录您查看服务状态时选择的是本地时间还是 UTC。',
    },
  },
};
