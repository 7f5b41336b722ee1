import type { FastifyInstance } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/tickets.ts';
import { registerSessionCall } from '../accounts/sessions/session-call.ts';
import { personOf } from '../accounts/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { closeTicket, reopenTicket, writeInTicket } from './customer-side.ts';
import { listTickets, readTicket } from './customer-tickets.ts';
import { openTicket } from './open.ts';

const menu = 'support';

/** The customers' side. */
export function registerTickets(app: FastifyInstance, context: Context): void {
  const { listTickets: list, readTicket: read, openTicket: open } = contract;
  const { writeInTicket: write, closeTicket: close, reopenTicket: reopen } = contract;
  registerSessionCall(app, context, { call: list, menu }, async (input, session) =>
    accept(await listTickets(context, session, input)),
  );
  registerSessionCall(app, context, { call: read, menu }, async ({ number }, session) =>
    accept(await readTicket(context, session, number)),
  );
  registerSessionCall(app, context, { call: open, menu }, async (input, session, caller) => {
    const author = { by: personOf(session), from: caller };
    const asked = { ...input, locale: caller.locale };
    return accept({ number: await openTicket(context, author, session, asked) });
  });
  registerSessionCall(app, context, { call: write, menu }, async (input, session, caller) => {
    await writeInTicket(context, { session, caller }, input);
    return accept(undefined);
  });
  registerSessionCall(app, context, { call: close, menu }, async ({ number }, session, caller) => {
    await closeTicket(context, { session, caller }, number);
    return accept(undefined);
  });
  registerSessionCall(app, context, { call: reopen, menu }, async ({ number }, session, caller) => {
    await reopenTicket(context, { session, caller }, number);
    return accept(undefined);
  });
}
