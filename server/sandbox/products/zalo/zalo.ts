import { seedsOf } from '../../records/seeds.ts';
import type { Product } from '../../rules/rules.ts';
import { account } from './accounts.ts';
import { journey, journeyRules } from './journeys.ts';
import { message, messageRules } from './messages.ts';
import { template, templates } from './templates.ts';

export const zalo: Product = {
  rules: { ...messageRules, ...journeyRules },

  seeds: (examples) => [
    ...seedsOf(account, { sender: '2026111500187042' }, { id: 'sender' }),
    ...seedsOf(template, templates, { id: 'templateId' }),
    ...['read', 'failed'].flatMap((name) =>
      seedsOf(message, examples('zaloMessageGet', name), { id: 'messageId', madeAt: 'acceptedAt' }),
    ),
    ...['active', 'expired'].flatMap((name) =>
      seedsOf(journey, examples('zaloJourneyTokenGet', name), {
        id: 'journeyToken',
        madeAt: 'createdAt',
      }),
    ),
  ],
};
