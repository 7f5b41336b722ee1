import { z } from 'zod';
import { keyEnvironments } from '#contract/api-keys.ts';
import { findCustomer } from '../accounts/operator.ts';
import { listUsage } from '../usage/operator.ts';
import { dayOf, lastDays } from '../usage/period.ts';
import { type Command, parseInput } from './command.ts';
import { customerUsage, known, onlyCustomer } from './customer-row.ts';

const input = z.object({
  days: z.coerce
    .number('must be a number of days')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(3_700, 'must be at most 3700')
    .default(7),
  environment: z.enum(keyEnvironments, 'must be live or sandbox').optional(),
});

export const usageShow: Command = {
  name: 'usage show',
  summary: 'Shows what a customer has used by day, product and country.',
  required: customerUsage,
  usage: { '--days <number>': 'so many days up to and with today (7)', '--environment <name>': 'only live or sandbox' },
  options: { days: { type: 'string' }, environment: { type: 'string' } },
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { days, environment } = parseInput(input, values);
    return async ({ database, clock }) => {
      const customer = known(who, await findCustomer(database, who));
      const since = lastDays(days, clock.now()).from;
      const rows = await listUsage(database, customer.id, { since, environment });
      return {
        usage: rows.map(({ day, price, currency, ...row }) => ({
          day: dayOf(day),
          ...row,
          price: `${price} ${currency}`,
        })),
      };
    };
  },
};
