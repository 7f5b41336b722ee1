import { z } from 'zod';
import { dropMessage } from '../outbox/operator.ts';
import { by, byCommand, byOption, byUsage } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';

const messageId = z.uuid();
const input = z.object({ by });

export const outboxDrop: Command = {
  name: 'outbox drop',
  summary: 'Deletes a dead message for good.',
  required: { '<id>': 'the message with this id' },
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals: [id, ...rest] }) => {
    const { by } = parseInput(input, values);
    if (!messageId.safeParse(id).success || rest.length > 0)
      throw new UsageError('Name one message by its id.');
    return async (context) => {
      if (!(await dropMessage(context, byCommand(by), id ?? '')))
        throw new UsageError(`There is no dead message ${id}: see "outbox list --status dead".`);
      return { dropped: 1 };
    };
  },
};
