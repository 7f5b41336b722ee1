import { z } from 'zod';
import {
  disableCustomer,
  enableCustomer,
  resendActivation,
  resetFactor,
} from '../accounts/operator.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, type OpsContext, parseInput, type Report, UsageError } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

export const customersDisable = customerCommand({
  name: 'customers disable',
  summary: 'Shuts a customer and its employees out at once.',
  run: async (context, by, who) => ({
    customer: [customerRow(known(who, await disableCustomer(context, by, who)))],
  }),
});

export const customersEnable = customerCommand({
  name: 'customers enable',
  summary: 'Lets a disabled customer in again.',
  run: async (context, by, who) => ({
    customer: [customerRow(known(who, await enableCustomer(context, by, who)))],
  }),
});

export const customersResetFactor = customerCommand({
  name: 'customers reset-factor',
  summary: 'Removes the second factors of an owner who has lost all of them, and mails them.',
  run: async (context, by, who) => {
    const had = known(who, await resetFactor(await withPublicAddress(context), by, who));
    return { 'two-factor authentication': had ? 'removed' : 'there was none' };
  },
});

export const customersResend = customerCommand({
  name: 'customers resend',
  summary: 'Mails a new activation link; the one before stops working.',
  run: async (context, by, who) => {
    const sent = known(who, await resendActivation(await withPublicAddress(context), by, who));
    return { activation: sent ? 'mailed' : 'not needed: the mailbox is proven, or disabled' };
  },
});

type CustomerCommand = {
  name: string;
  summary: string;
  run(context: OpsContext, by: string, who: string): Promise<Report>;
};

/** A command on one customer, which records its operator. */
function customerCommand({ name, summary, run }: CustomerCommand): Command {
  return {
    name,
    summary,
    required: customerUsage,
    usage: byUsage,
    options: byOption,
    understand: ({ values, positionals }) => {
      const who = onlyCustomer(positionals);
      const { by: operator } = parseInput(z.object({ by }), values);
      return (context) => run(context, operator, who);
    },
  };
}

/** The context with the stored public address, for links in mails. */
async function withPublicAddress(context: OpsContext): Promise<OpsContext> {
  const publicUrl = await selectPublicAddress(context.database);
  if (publicUrl) return { ...context, env: { ...context.env, publicUrl } };
  throw new UsageError(
    'No public address is stored, so no link could be mailed: start the server once with PUBLIC_URL.',
  );
}
