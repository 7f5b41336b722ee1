import { z } from 'zod';
import { retryMessage, retryMessages } from '../outbox/operator.ts';
import { type Command, UsageError } from './command.ts';

const messageId = z.uuid();

export const outboxRetry: Command = {
  name: 'outbox retry',
  summary: 'Gives dead messages a new start.',
  usage: { '<id>': 'the message with this id', '--all': 'every dead message' },
  options: { all: { type: 'boolean' } },
  understand: ({ values, positionals: [id, ...rest] }) => {
    if (values.all === true && id === undefined)
      return async (context) => ({ requeued: await retryMessages(context) });
    if (values.all === true || id === undefined || rest.length > 0)
      throw new UsageError('Name one message by its id, or all of them with --all.');
    if (!messageId.safeParse(id).success) throw new UsageError(`${id} is not the id of a message.`);
    return async (context) => ({ requeued: (await retryMessage(context, id)) ? 1 : 0 });
  },
};
