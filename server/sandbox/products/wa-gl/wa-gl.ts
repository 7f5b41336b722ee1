import type { Product } from '../../rules.ts';
import { recordsOf, seedsOf } from '../../seeds.ts';
import { ownPhone, storedTemplate } from '../../whatsapp/kinds.ts';

export const waGl: Product = {
  rules: {},

  seeds: (examples) => [
    ...seedsOf(ownPhone, recordsOf(examples('whatsAppPhoneList', 'found')), {
      id: 'phone',
      madeAt: 'connectedAt',
    }),
    ...seedsOf(
      storedTemplate,
      [
        ...recordsOf(examples('whatsAppTemplateList', 'found')),
        examples('whatsAppTemplateGet', 'rejected'),
      ],
      { id: 'templateId', madeAt: 'createdAt' },
    ),
  ],
};
