import type { ParsedInput } from '#contract/call.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import { type DeskMessage, listDeskMessages, markDeskMessage } from '#contract/desk-messages.ts';
import { selectCustomersByEmail } from '../accounts/customer-list.ts';
import {
  type ContactMessage,
  countMessages,
  markMessage,
  selectMessages,
} from '../contact/messages.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import type { Answering } from './desk-call.ts';

export function answerMessageCalls({ operators }: Answering, context: Context): void {
  operators(listDeskMessages, (input) => listMessages(context, input));
  operators(markDeskMessage, async ({ id, isAnswered }, { person: { name }, acting }) => {
    const marked = await markMessage(context, acting, id, { isAnswered, name });
    const [message] = await withCustomers(context, marked ? [marked] : []);
    if (!message) throw new AppError('desk.unknown');
    return message;
  });
}

async function listMessages(
  context: Context,
  { state, find, pages }: ParsedInput<typeof listDeskMessages>,
) {
  const { database } = context;
  const rows = deskRowsOf(pages);
  const found = await selectMessages(database, { state, find, limit: rows + 1 });
  return {
    messages: await withCustomers(context, found.slice(0, rows)),
    hasMore: found.length > rows,
    counts: await countMessages(database, find),
  };
}

async function withCustomers(
  { database }: Context,
  messages: readonly ContactMessage[],
): Promise<DeskMessage[]> {
  const emails = messages.map(({ email }) => email);
  const customers = await selectCustomersByEmail(database, emails);
  return messages.map(({ requestId: _, createdAt, answeredAt, answeredBy, ...message }) => ({
    ...message,
    sentAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: answeredBy ?? '',
    customer: customers.get(message.email.toLowerCase()) ?? null,
  }));
}
