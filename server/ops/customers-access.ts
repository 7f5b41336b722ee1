import { disableCustomer, enableCustomer, resendActivation } from '../accounts/operator.ts';
import type { Command } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

export const customersDisable: Command = {
  name: 'customers disable',
  summary: 'Shuts a customer and its employees out at once.',
  usage: customerUsage,
  options: {},
  understand: ({ positionals }) => {
    const who = onlyCustomer(positionals);
    return async (context) => ({
      customer: [customerRow(known(who, await disableCustomer(context, who)))],
    });
  },
};

export const customersEnable: Command = {
  name: 'customers enable',
  summary: 'Lets a disabled customer in again.',
  usage: customerUsage,
  options: {},
  understand: ({ positionals }) => {
    const who = onlyCustomer(positionals);
    return async (context) => ({
      customer: [customerRow(known(who, await enableCustomer(context, who)))],
    });
  },
};

export const customersResend: Command = {
  name: 'customers resend',
  summary: 'Mails a new activation link; the one before stops working.',
  usage: customerUsage,
  options: {},
  understand: ({ positionals }) => {
    const who = onlyCustomer(positionals);
    return async (context) => {
      const sent = known(who, await resendActivation(context, who));
      return { activation: sent ? 'mailed' : 'not needed: the mailbox is proven, or disabled' };
    };
  },
};
