import { z } from 'zod';
import { customerReasonMaxLength } from '#contract/desk-customers.ts';
import {
  disableCustomer,
  enableCustomer,
  resendActivation,
  resetFactor,
} from '../accounts/operator.ts';
import type { Acting } from '../audit/record.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { by, byCommand, byOption, byUsage } from './by.ts';
import { type Command, type OpsContext, parseInput, type Report, UsageError } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

export const customersDisable = customerCommand({
  name: 'customers disable',
  summary: 'Shuts a customer and its employees out at once.',
  takesReason: true,
  run: async (context, acting, who, reason) => ({
    customer: [customerRow(known(who, await disableCustomer(context, acting, who, reason)))],
  }),
});

export const customersEnable = customerCommand({
  name: 'customers enable',
  summary: 'Lets a disabled customer in again.',
  takesReason: true,
  run: async (context, acting, who, reason) => ({
    customer: [customerRow(known(who, await enableCustomer(context, acting, who, reason)))],
  }),
});

export const customersResetFactor = customerCommand({
  name: 'customers reset-factor',
  summary: 'Removes the second factors of an owner who has lost all of them, and mails them.',
  run: async (context, acting, who) => {
    const had = known(who, await resetFactor(await withPublicAddress(context), acting, who));
    return { 'two-factor authentication': had ? 'removed' : 'there was none' };
  },
});

export const customersResend = customerCommand({
  name: 'customers resend',
  summary: 'Mails a new activation link; the one before stops working.',
  run: async (context, acting, who) => {
    const sent = known(who, await resendActivation(await withPublicAddress(context), acting, who));
    return { activation: sent ? 'mailed' : 'not needed: the mailbox is proven, or disabled' };
  },
});

const input = z.object({
  by,
  reason: z.string().trim().max(customerReasonMaxLength, 'is too long').optional(),
});

type CustomerCommand = {
  name: string;
  summary: string;
  takesReason?: true;
  run(context: OpsContext, acting: Acting, who: string, reason?: string): Promise<Report>;
};

/** A command on one customer, which records its operator. */
function customerCommand({ name, summary, takesReason, run }: CustomerCommand): Command {
  return {
    name,
    summary,
    required: customerUsage,
    usage: { ...(takesReason && { '--reason <text>': 'why, for the audit trail' }), ...byUsage },
    options: { ...(takesReason && { reason: { type: 'string' as const } }), ...byOption },
    understand: ({ values, positionals }) => {
      const who = onlyCustomer(positionals);
      const { by: operator, reason } = parseInput(input, values);
      return (context) => run(context, byCommand(operator), who, reason);
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
