import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk-tickets.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { listDeskTickets, readDeskTicket } from '../tickets/desk-tickets.ts';
import { answerTicket, declineTicket, noteInTicket, takeTicket } from '../tickets/our-side.ts';
import { listSavedReplies, removeSavedReply, saveReply } from '../tickets/saved-replies.ts';
import { registerDeskCall, type Visit } from './desk-call.ts';
import { actorOf } from './people.ts';
import type { DeskSession } from './sessions.ts';

/** Support tickets, and the answers that are saved for them. */
export function registerTicketDesk(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.listDeskTickets, async (input, { person }) =>
    accept(await listDeskTickets(context, input, person.id)),
  );
  registerDeskCall(app, context, contract.readDeskTicket, async ({ number }, ...who) =>
    accept(await readDeskTicket(context, authorOf(...who), number)),
  );
  registerDeskCall(app, context, contract.takeDeskTicket, async (input, ...who) =>
    accept(await takeTicket(context, authorOf(...who), input)),
  );
  registerDeskCall(app, context, contract.answerDeskTicket, async (input, ...who) =>
    accept(await answerTicket(context, authorOf(...who), input)),
  );
  registerDeskCall(app, context, contract.noteInDeskTicket, async (input, ...who) =>
    accept(await noteInTicket(context, authorOf(...who), input)),
  );
  registerDeskCall(app, context, contract.declineDeskTicket, async (input, ...who) =>
    accept(await declineTicket(context, authorOf(...who), input)),
  );
  registerDeskCall(app, context, contract.listSavedReplies, async () =>
    accept(await listSavedReplies(context)),
  );
  registerDeskCall(app, context, contract.saveReply, async (input, ...who) =>
    accept(await saveReply(context, authorOf(...who), input)),
  );
  registerDeskCall(app, context, contract.removeSavedReply, async ({ id }, ...who) =>
    accept(await removeSavedReply(context, authorOf(...who), id)),
  );
}

/** Customers read the name that the person chose. */
const authorOf = ({ person }: DeskSession, { caller: from }: Visit) => ({
  ...{ by: actorOf(person), name: person.name, from },
});
