import type { Product } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { callRules } from './calls.ts';
import { number } from './own-numbers.ts';
import { textRules } from './texts.ts';

export const didNumber: Product = {
  rules: { ...textRules, ...callRules },

  seeds: () =>
    seedsOf(
      number,
      [
        { number: '12025550130', receipt: 'didReceiptV2' },
        { number: '12025550132', receipt: 'didReceipt' },
      ],
      { id: 'number' },
    ),
};
