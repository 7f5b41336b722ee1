import type { ProductId } from '#content/products.ts';
import { words as conversation } from './conversation/en.ts';
import { words as customerEngagement } from './customer-engagement/en.ts';
import { words as fraudPrevention } from './fraud-prevention/en.ts';
import { words as globalNumber } from './global-number/en.ts';
import { words as message } from './message/en.ts';
import type { ProductWords, SharedWords } from './structure.ts';
import { words as voice } from './voice/en.ts';

export const shared: SharedWords = {
  breadcrumb: 'Breadcrumb',
  start: 'Start now',
  docs: 'Read the docs',
  tabs: 'Services',
  how: 'How it works',
  readDocument: 'Read the API docs',
};

export const words: { [Id in ProductId]: ProductWords<Id> } = {
  'product-message': message,
  'product-voice': voice,
  'product-conversation': conversation,
  'product-fraud-prevention': fraudPrevention,
  'product-global-number': globalNumber,
  'product-customer-engagement': customerEngagement,
};
