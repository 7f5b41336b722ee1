import { seedsOf } from '../records/seeds.ts';
import { type Product, rule } from '../rules/rules.ts';
import { shortTime } from '../rules/times.ts';

const account = 'general.account';
const own = 'own';

export const general: Product = {
  rules: {
    /** Nothing is charged in the sandbox: it is always the same. */
    accountGetBalance: rule(async ({ store, now }) => {
      const { data } = await store.find(account, own, 'account');
      const { balance, credit, available, currency } = data;
      return { balance, credit, available, currency, at: shortTime(now) };
    }),
  },

  seeds: (examples) =>
    seedsOf(account, { ...examples('accountGetBalance', 'prepaid'), own }, { id: 'own' }),
};
