import type { FastifyInstance } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/usage.ts';
import type { Context } from '../../context.ts';
import { exportUsage } from '../../usage/export-usage.ts';
import { readUsage } from '../../usage/read-usage.ts';
import { summarizeUsage } from '../../usage/usage-summary.ts';
import { registerSessionCall } from '../sessions/session-call.ts';
import { readBalance } from './read-balance.ts';
import { setBalanceAlert } from './set-balance-alert.ts';

/** What an account used, what is left of its balance, and who hears that it is low. */
export function registerUsage(app: FastifyInstance, context: Context): void {
  registerSessionCall(
    app,
    context,
    { call: contract.readUsage, menu: 'usage' },
    async (input, { customer }) => accept(await readUsage(context, customer, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.exportUsage, menu: 'usage' },
    async (input, { customer }) => accept(await exportUsage(context, customer, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.readBalance, menu: ['home', 'usage'] },
    async (_, session) => accept(await readBalance(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.setBalanceAlert, menu: 'usage', mainUserOnly: true },
    async (input, session, caller) =>
      accept(await setBalanceAlert(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.readUsageSummary, menu: 'home' },
    async (_, { customer }) => accept(await summarizeUsage(context, customer)),
  );
}
