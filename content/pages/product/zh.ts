import type { ProductId } from '#content/products.ts';
import { words as conversation } from './conversation/zh.ts';
import { words as customerEngagement } from './customer-engagement/zh.ts';
import { words as fraudPrevention } from './fraud-prevention/zh.ts';
import { words as globalNumber } from './global-number/zh.ts';
import { words as message } from './message/zh.ts';
import type { ProductWords, SharedWords } from './structure.ts';
import { words as voice } from './voice/zh.ts';

export const shared: SharedWords = {
  breadcrumb: '当前位置',
  start: '立即开始',
  docs: '查看文档',
  tabs: '服务',
  how: '工作流程',
  readDocument: '查看接口文档',
};

export const words: { [Id in ProductId]: ProductWords<Id> } = {
  'product-message': message,
  'product-voice': voice,
  'product-conversation': conversation,
  'product-fraud-prevention': fraudPrevention,
  'product-global-number': globalNumber,
  'product-customer-engagement': customerEngagement,
};
