import type { LegalLabels } from './structure.ts';

export const labels: LegalLabels = {
  contents: '目录',
  dates: { updated: '最近更新', effective: '生效日期' },
  print: '打印',
  otherLanguage: 'English',
  stored: {
    heads: { name: '名称', kind: '类型', lifetime: '保存期限', purpose: '用途' },
    kinds: {
      cookie: 'Cookie',
      local: '本地存储',
      session: '会话存储',
      choice: '本地存储，拒绝后为会话存储',
    },
    lifetimes: {
      'six-months': '六个月',
      'one-day': '一天',
      session: '直至关闭标签页',
      'until-cleared': '直至清除',
      'until-declined': '直至清除，拒绝后为直至关闭标签页',
    },
    none: '本网站目前没有保存这一类别的内容。',
  },
};
