import type { ForbiddenWords } from './structure.ts';

export const words: ForbiddenWords = {
  code: '403',
  heading: '暂无可用菜单',
  sentence: '您的员工账号还没有开通任何菜单，请联系贵公司的主账号用户开通。',
  actions: { home: '返回首页', login: '登录', 'console-security': '登录安全' },
};
