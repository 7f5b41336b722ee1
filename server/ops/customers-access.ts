import { z } from 'zod';
import { disableCustomer, enableCustomer, resendActivation } from '../accounts/operator.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

const input = z.object({ by });

export const customersDisable: Command = {
  name: 'customers disable',
  summary: 'Shuts a customer and its employees out at once.',
  usage: { ...customerUsage, ...byUsage },
  options: byOption,
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by } = parseInput(input, values);
    return async (context) => ({
      customer: [customerRow(known(who, await disableCustomer(context, by, who)))],
    });
  },
};

export const customersEnable: Command = {
  name: 'customers enable',
  summary: 'Lets a disabled customer in again.',
  usage: { ...customerUsage, ...byUsage },
  options: byOption,
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by } = parseInput(input, values);
    return async (context) => ({
      customer: [customerRow(known(who, await enableCustomer(context, by, who)))],
    });
  },
};

export const customersResend: Command = {
  name: 'customers resend',
  summary: 'Mails a new activation link; the one before stops working.',
  usage: { ...customerUsage, ...byUsage },
  options: byOption,
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by } = parseInput(input, values);
    return async (context) => {
      const sent = known(who, await resendActivation(context, by, who));
      return { activation: sent ? 'mailed' : 'not needed: the mailbox is proven, or disabled' };
    };
  },
};
