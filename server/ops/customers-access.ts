import { z } from 'zod';
import {
  disableCustomer,
  enableCustomer,
  resendActivation,
  resetFactor,
} from '../accounts/operator.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, type OpsContext, parseInput, UsageError } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

const input = z.object({ by });

export const customersDisable: Command = {
  name: 'customers disable',
  summary: 'Shuts a customer and its employees out at once.',
  required: customerUsage,
  usage: byUsage,
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
  required: customerUsage,
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by } = parseInput(input, values);
    return async (context) => ({
      customer: [customerRow(known(who, await enableCustomer(context, by, who)))],
    });
  },
};

export const customersResetFactor: Command = {
  name: 'customers reset-factor',
  summary: 'Removes the second step of an owner who lost every way to pass it, and mails them.',
  required: customerUsage,
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by } = parseInput(input, values);
    return async (context) => {
      const env = { ...context.env, publicUrl: await requirePublicAddress(context) };
      const had = known(who, await resetFactor({ ...context, env }, by, who));
      return { 'second step': had ? 'removed' : 'there was none' };
    };
  },
};

export const customersResend: Command = {
  name: 'customers resend',
  summary: 'Mails a new activation link; the one before stops working.',
  required: customerUsage,
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals }) => {
    const who = onlyCustomer(positionals);
    const { by } = parseInput(input, values);
    return async (context) => {
      const env = { ...context.env, publicUrl: await requirePublicAddress(context) };
      const sent = known(who, await resendActivation({ ...context, env }, by, who));
      return { activation: sent ? 'mailed' : 'not needed: the mailbox is proven, or disabled' };
    };
  },
};

/** Where the links of a mail lead. */
async function requirePublicAddress({ database }: OpsContext): Promise<string> {
  const stored = await selectPublicAddress(database);
  if (stored) return stored;
  throw new UsageError(
    'No public address is stored, so no link could be mailed: start the server once with PUBLIC_URL.',
  );
}
