import { z } from 'zod';
import { services } from '#content/products.ts';
import { setTerms } from '../accounts/operator.ts';
import { by, byCommand, byOption, byUsage } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

const input = z.object({ by });

export const customersBalance = setMoney('balance', 'balance', 'Sets what a customer has paid in.');

export const customersCredit = setMoney('credit', 'creditBalance', 'Sets a customer’s credit.');

export const customersProducts: Command = {
  name: 'customers products',
  summary: 'Sets which products a customer may use; without any, none.',
  required: customerUsage,
  usage: { '<product…>': `any of ${Object.keys(services).join(', ')}`, ...byUsage },
  options: byOption,
  understand: ({ values, positionals: [who = '', ...products] }) => {
    const { by } = parseInput(input, values);
    onlyCustomer(who ? [who] : []);
    const unknown = products.find((product) => !Object.hasOwn(services, product));
    if (unknown !== undefined) throw new UsageError(`There is no product ${unknown}.`);
    const enabledProducts = [...new Set(products)];
    return async (context) => ({
      customer: [
        customerRow(known(who, await setTerms(context, byCommand(by), who, { enabledProducts }))),
      ],
    });
  },
};

function setMoney(verb: string, field: 'balance' | 'creditBalance', summary: string): Command {
  return {
    name: `customers ${verb}`,
    summary,
    required: {
      ...customerUsage,
      '<amount>': 'in the customer’s currency, for example 128.50',
    },
    usage: byUsage,
    options: byOption,
    understand: ({ values, positionals: [who = '', amount = '', ...rest] }) => {
      const { by } = parseInput(input, values);
      onlyCustomer(who ? [who, ...rest] : []);
      // Column `numeric(14, 4)`: ten digits before the point, four after.
      if (!/^\d{1,10}(\.\d{1,4})?$/.test(amount))
        throw new UsageError('Name an amount such as 128.50.');
      return async (context) => {
        const terms = { [field]: amount };
        const customer = known(who, await setTerms(context, byCommand(by), who, terms));
        const asOf = customer.balanceAsOf?.toISOString();
        return {
          customer: [customerRow(customer)],
          ...(asOf && {
            warning: `The gateway reported it last at ${asOf}, and its next report overwrites it.`,
          }),
        };
      };
    },
  };
}
