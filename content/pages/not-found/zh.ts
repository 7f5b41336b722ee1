import type { NotFoundWords } from './structure.ts';

export const words: NotFoundWords = {
  code: '404',
  heading: '页面不存在',
  sentence: '抱歉，没有找到您要访问的页面。',
  actions: { home: '返回首页', 'sign-up': '立即注册' },
};
