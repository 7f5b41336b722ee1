import { z } from 'zod';
import { retryMessages } from '../outbox/operator.ts';
import { by, byCommand, byOption, byUsage } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';

const messageId = z.uuid();
const input = z.object({ all: z.boolean().default(false), by });

export const outboxRetry: Command = {
  name: 'outbox retry',
  summary: 'Gives dead messages a new start.',
  usage: { '<id>': 'the message with this id', '--all': 'every dead message', ...byUsage },
  options: { all: { type: 'boolean' }, ...byOption },
  understand: ({ values, positionals: [id, ...rest] }) => {
    const { all, by } = parseInput(input, values);
    if (all === (id !== undefined) || rest.length > 0)
      throw new UsageError('Name one message by its id, or all of them with --all.');
    if (id !== undefined && !messageId.safeParse(id).success)
      throw new UsageError(`${id} is not the id of a message.`);
    return async (context) => ({ requeued: await retryMessages(context, byCommand(by), { id }) });
  },
};
