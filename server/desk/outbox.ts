import { deskRowsOf } from '#contract/desk-call.ts';
import * as contract from '#contract/desk-outbox.ts';
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
import type { Answering } from './desk-call.ts';

export function answerOutboxCalls({ operators }: Answering, context: Context): void {
  operators(contract.listDeskOutbox, async ({ state, template, pages }) => {
    const rows = deskRowsOf(pages);
    const found = await listMessages(context, { status: state, template, limit: rows + 1 });
    return {
      messages: found.slice(0, rows).map(shown),
      hasMore: found.length > rows,
      counts: await countMessages(context),
      retryable: await countDead(context.database, { template, hopeful: true }),
    };
  });
  operators(contract.retryDeskMessages, async ({ id, template }, { acting }) => {
    const which = id ? { id } : { template, hopeful: true as const };
    return { messages: await retryMessages(context, acting, which) };
  });
  operators(contract.dropDeskMessage, async ({ id }, { acting }) => {
    if (!(await dropMessage(context, acting, id))) throw new AppError('desk.unknown');
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
