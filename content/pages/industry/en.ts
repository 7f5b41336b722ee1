import { page as eCommerce } from './en/e-commerce.ts';
import { page as education } from './en/education.ts';
import { page as fintech } from './en/fintech.ts';
import { page as gaming } from './en/gaming.ts';
import { page as logistics } from './en/logistics.ts';
import { page as onlineSocial } from './en/online-social.ts';
import { page as retail } from './en/retail.ts';
import type { IndustryWords } from './words.ts';

export const words: IndustryWords = {
  shared: {
    breadcrumb: 'You are here',
    start: 'Start now',
    journey: 'Customer Journey',
    recommended: 'Recommended products',
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
