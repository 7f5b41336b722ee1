import type { Role } from '#contract/console.ts';
import type { MenuId } from '#contract/console-menus.ts';
import type { Localized } from '#contract/locale.ts';
import type { ConsolePageId } from '../console-pages.ts';

/** The words of the console's frame; each page has its own module beside this one. */
export type ConsoleWords = {
  navigation: string;
  openMenu: string;
  closeMenu: string;
  /** Headings of the menu, and what is below them. */
  groups: Record<string, string>;
  menus: Record<MenuId, string>;
  /** Pages whose name differs from their menu. */
  pages: Partial<Record<ConsolePageId, string>>;
  roles: Record<Role, string>;
  signOut: string;
  signingOut: string;
  /** Replaces a page after the session has ended. */
  signedOut: string;
  /** The server did not receive the logout: when the session expires, if known. */
  unheard: { after: string; sometime: string };
  loading: string;
  retry: string;
  noResponse: string;
  close: string;
  cancel: string;
  noScript: string;
  /** Separates the names of a list. */
  separator: string;
  joined: string;
  /** Accessible name of a button or link that only shows its action. */
  actionOf: string;
  /** Times of today and yesterday; all others are shown as dates. */
  moments: { today: string; yesterday: string };
  /** Above the pages of an employee who needs a second factor. */
  twoFactor: { lead: string; soon: string; setUp: string; due: string };
  /** Above the pages of the demo account. */
  samples: string;
  /** When a change takes effect in live traffic; `later` where no gateway is connected. */
  gateway: { soon: string; later: string; late: { lead: string; sentence: string } };
  /** A menu without permission. */
  closed: { heading: string; sentence: string; elsewhere: string };
};

export const consoleWords: Localized<ConsoleWords> = {
  en: {
    navigation: 'Console',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    groups: { home: 'Home', developer: 'Developer', account: 'Account' },
    menus: {
      home: 'Overview',
      usage: 'Usage',
      support: 'Support',
      developer: 'Developer',
      account: 'My account',
      employees: 'Employees',
    },
    pages: {
      'console-new-ticket': 'New ticket',
      'console-keys': 'API keys',
      'console-callbacks': 'Callbacks',
      'console-requests': 'Requests',
    },
    roles: { main: 'Main user', employee: 'Employee' },
    signOut: 'Sign out',
    signingOut: 'Signing out',
    signedOut: 'You are signed out',
    unheard: {
      after:
        'You are signed out on this device. The server did not respond: it ends this login by itself once it has not been used for {minutes} minutes.',
      sometime:
        'You are signed out on this device. The server did not respond: it ends this login by itself once it has not been used for a while.',
    },
    loading: 'Loading',
    retry: 'Try again',
    noResponse: 'No response from the server. Check your connection and try again.',
    close: 'Close',
    cancel: 'Cancel',
    noScript: 'The console needs JavaScript. Please turn it on and load this page again.',
    separator: ', ',
    joined: '{one}, {other}',
    actionOf: '{action}: {subject}',
    moments: { today: 'today, {time}', yesterday: 'yesterday, {time}' },
    twoFactor: {
      lead: 'Your company requires two-factor authentication.',
      soon: 'You can log in without it until {day}.',
      setUp: 'Set it up',
      due: 'Add a passkey or an app; then everything else opens.',
    },
    samples: 'Everything up to {day} is sample data: nothing was really sent or charged.',
    gateway: {
      soon: 'Takes effect within a minute.',
      later: 'Takes effect once your provider’s gateway has read it.',
      late: {
        lead: 'Not picked up yet.',
        sentence:
          'The live gateway has not read your last change yet and works with the old settings. The sandbox already has it.',
      },
    },
    closed: {
      heading: 'This part is not open to you',
      sentence: 'Ask the main user of your company to open it for you; it then shows in the menu.',
      elsewhere: 'Go to {menu}',
    },
  },
  zh: {
    navigation: '控制台',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    groups: { home: '首页', developer: '开发者', account: '账号' },
    menus: {
      home: '概览',
      usage: '用量与费用',
      support: '工单',
      developer: '开发者',
      account: '我的账号',
      employees: '员工管理',
    },
    pages: {
      'console-new-ticket': '提交工单',
      'console-keys': 'API 密钥',
      'console-callbacks': '回调',
      'console-requests': '请求日志',
    },
    roles: { main: '主账号', employee: '员工' },
    signOut: '退出登录',
    signingOut: '正在退出',
    signedOut: '您已退出登录',
    unheard: {
      after:
        '您已在此设备上退出登录。服务器没有响应，本次登录会在 {minutes} 分钟无操作后自动失效。',
      sometime: '您已在此设备上退出登录。服务器没有响应，本次登录会在一段时间无操作后自动失效。',
    },
    loading: '正在加载',
    retry: '重试',
    noResponse: '服务器没有响应，请检查网络后重试。',
    close: '关闭',
    cancel: '取消',
    noScript: '控制台需要启用 JavaScript，请启用后重新加载本页。',
    separator: '、',
    joined: '{one}，{other}',
    actionOf: '{action}：{subject}',
    moments: { today: '今天 {time}', yesterday: '昨天 {time}' },
    twoFactor: {
      lead: '贵公司要求开启两步验证。',
      soon: '在 {day}前仍可直接登录。',
      setUp: '立即开启',
      due: '请添加通行密钥或身份验证器，之后即可使用其他功能。',
    },
    samples: '{day}及之前的内容为示例数据，并未真实发送或扣费。',
    gateway: {
      soon: '一分钟内生效。',
      later: '服务商的网关读取后生效。',
      late: {
        lead: '尚未生效。',
        sentence: '正式环境的网关尚未读取您最近的更改，仍按原设置运行；沙箱中已生效。',
      },
    },
    closed: {
      heading: '您没有使用该功能的权限',
      sentence: '请联系贵公司的主账号用户为您开通，开通后即可在菜单中看到。',
      elsewhere: '前往{menu}',
    },
  },
};
