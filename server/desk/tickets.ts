import * as contract from '#contract/desk-tickets.ts';
import type { Context } from '../context.ts';
import { listDeskTickets, readDeskTicket } from '../tickets/desk-tickets.ts';
import { answerTicket, declineTicket, noteInTicket, takeTicket } from '../tickets/our-side.ts';
import { listSavedReplies, removeSavedReply, saveReply } from '../tickets/saved-replies.ts';
import type { Answering, OperatorVisit } from './desk-call.ts';

/** Support tickets, and the answers that are saved for them. */
export function answerTicketCalls({ operators }: Answering, context: Context): void {
  operators(contract.listDeskTickets, (input, { person }) =>
    listDeskTickets(context, input, person.id),
  );
  operators(contract.readDeskTicket, ({ number }, visit) =>
    readDeskTicket(context, authorOf(visit), number),
  );
  operators(contract.takeDeskTicket, (input, visit) => takeTicket(context, authorOf(visit), input));
  operators(contract.answerDeskTicket, (input, visit) =>
    answerTicket(context, authorOf(visit), input),
  );
  operators(contract.noteInDeskTicket, (input, visit) =>
    noteInTicket(context, authorOf(visit), input),
  );
  operators(contract.declineDeskTicket, (input, visit) =>
    declineTicket(context, authorOf(visit), input),
  );
  operators(contract.listSavedReplies, () => listSavedReplies(context));
  operators(contract.saveReply, (input, visit) => saveReply(context, authorOf(visit), input));
  operators(contract.removeSavedReply, ({ id }, visit) =>
    removeSavedReply(context, authorOf(visit), id),
  );
}

/** Customers read the name that the person chose. */
const authorOf = ({ person: { name }, acting }: OperatorVisit) => ({ ...acting, name });
