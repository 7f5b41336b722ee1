import type { Product } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { journeyRules } from './journeys.ts';
import { messageRules } from './messages.ts';
import { account } from './people.ts';
import { template, templates } from './templates.ts';

export const zalo: Product = {
  rules: { ...messageRules, ...journeyRules },

  seeds: () => [
    ...seedsOf(account, { sender: '2026111500187042' }, { id: 'sender' }),
    ...seedsOf(template, templates, { id: 'templateId' }),
  ],
};
