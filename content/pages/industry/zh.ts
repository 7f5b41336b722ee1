import type { IndustryWords } from './words.ts';
import { page as eCommerce } from './zh/e-commerce.ts';
import { page as education } from './zh/education.ts';
import { page as fintech } from './zh/fintech.ts';
import { page as gaming } from './zh/gaming.ts';
import { page as logistics } from './zh/logistics.ts';
import { page as onlineSocial } from './zh/online-social.ts';
import { page as retail } from './zh/retail.ts';

export const words: IndustryWords = {
  shared: {
    breadcrumb: '当前位置',
    start: '立即开始',
    journey: '客户旅程',
    recommended: '推荐产品',
  },
  pages: {
    'industry-e-commerce': eCommerce,
    'industry-education': education,
    'industry-fintech': fintech,
    'industry-gaming': gaming,
    'industry-logistics': logistics,
    'industry-online-social': onlineSocial,
    'industry-retail': retail,
  },
};
