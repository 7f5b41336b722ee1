import type { FastifyInstance } from 'fastify';
import { deskRowsOf } from '#contract/desk-call.ts';
import * as contract from '#contract/desk-outbox.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { maskedInText } from '../masked-address.ts';
import { countDead } from '../outbox/message-rows.ts';
import {
  countMessages,
  dropMessage,
  isHopeless,
  listMessages,
  type MessageSummary,
  retryMessages,
} from '../outbox/operator.ts';
import { registerDeskCall } from './desk-call.ts';
import { actingAs } from './people.ts';

export function registerOutbox(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.listDeskOutbox, async ({ state, template, pages }) => {
    const rows = deskRowsOf(pages);
    const found = await listMessages(context, { status: state, template, limit: rows + 1 });
    return accept({
      messages: found.slice(0, rows).map(shown),
      hasMore: found.length > rows,
      counts: await countMessages(context),
      retryable: await countDead(context.database, { template, hopeful: true }),
    });
  });
  registerDeskCall(app, context, contract.retryDeskMessages, async (input, { person }, visit) => {
    const acting = actingAs(person, visit.caller);
    const which = input.id
      ? { id: input.id }
      : { template: input.template, hopeful: true as const };
    return accept({ messages: await retryMessages(context, acting, which) });
  });
  registerDeskCall(app, context, contract.dropDeskMessage, async ({ id }, { person }, visit) => {
    const acting = actingAs(person, visit.caller);
    if (!(await dropMessage(context, acting, id))) throw new AppError('desk.unknown');
    return accept(undefined);
  });
}

const shown = (message: MessageSummary): contract.DeskMessage => {
  const { id, channel, template, attempts, recipient, lastError, dueAt, finishedAt } = message;
  return {
    ...{ id, channel, template, attempts },
    to: maskedInText(recipient),
    problem: lastError && maskedInText(lastError),
    isHopeless: isHopeless(message),
    at: (finishedAt ?? dueAt).toISOString(),
  };
};
