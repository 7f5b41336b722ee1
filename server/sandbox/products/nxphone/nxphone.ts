import type { Product } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { call, callRules } from './calls.ts';
import { extension, extensions } from './extensions.ts';
import { changeRules } from './number-changes.ts';
import { number, numberRules, numbersOf } from './numbers.ts';
import { token, tokenRules } from './tokens.ts';

export const nxphone: Product = {
  rules: { ...callRules, ...changeRules, ...numberRules, ...tokenRules },

  seeds: (examples) => [
    ...seedsOf(extension, extensions, { id: 'extension' }),
    ...seedsOf(number, numbersOf(examples), { id: 'callerId' }),
    ...seedsOf(call, examples('nxphoneGetOrderCalls', 'one').records, {
      id: 'callId',
      madeAt: 'startedAt',
    }),
    ...seedsOf(token, examples('nxphoneCreateTokens', 'partly').accepted, { id: 'numberToken' }),
  ],
};
