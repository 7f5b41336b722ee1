import type { Localized } from '#contract/locale.ts';
import type { PageId } from './site-map.ts';

/** The industries in the order of the menu; each is the id of its page. */
export const industryIds = [
  'industry-e-commerce',
  'industry-education',
  'industry-fintech',
  'industry-gaming',
  'industry-logistics',
  'industry-online-social',
  'industry-retail',
] as const satisfies readonly PageId[];

export type IndustryId = (typeof industryIds)[number];

export const industries: Record<IndustryId, Industry> = {
  'industry-e-commerce': {
    name: { en: 'E-commerce', zh: '电商' },
    menuLine: { en: 'From cart to checkout', zh: '从加购到付款' },
  },
  'industry-education': {
    name: { en: 'Education', zh: '教育' },
    menuLine: { en: 'Class reminders and calls', zh: '课程提醒与沟通' },
  },
  'industry-fintech': {
    name: { en: 'Fintech', zh: '金融科技' },
    menuLine: { en: 'Codes and fraud checks', zh: '身份验证与反欺诈' },
  },
  'industry-gaming': {
    name: { en: 'Gaming', zh: '游戏' },
    menuLine: { en: 'Log in and play', zh: '登录验证与玩家触达' },
  },
  'industry-logistics': {
    name: { en: 'Logistics', zh: '物流' },
    menuLine: { en: 'Couriers and customers', zh: '派送通知与隐私通话' },
  },
  'industry-online-social': {
    name: { en: 'Online Social', zh: '在线社交' },
    menuLine: { en: 'Real users, live', zh: '真实用户，实时互动' },
  },
  'industry-retail': {
    name: { en: 'Retail', zh: '零售' },
    menuLine: { en: 'Online meets offline', zh: '打通线上与线下' },
  },
};

type Industry = {
  name: Localized<string>;
  /** At most four words, or ten Chinese characters. */
  menuLine: Localized<string>;
};
