import { z } from 'zod';
import { countMessages, listMessages } from '../outbox/operator.ts';
import { type Command, limitOption, parseInput } from './command.ts';

const input = z.object({
  status: z.enum(['queued', 'sent', 'dead'], 'must be queued, sent or dead').optional(),
  limit: limitOption,
});

export const outboxList: Command = {
  name: 'outbox list',
  summary: 'Lists mails and texts, newest first, without what they say.',
  usage: {
    '--status <status>': 'only queued, sent or dead ones',
    '--limit <number>': 'at most so many (50)',
  },
  options: { status: { type: 'string' }, limit: { type: 'string' } },
  understand: ({ values }) => {
    const { status, limit } = parseInput(input, values);
    return async (context) => ({
      counts: [await countMessages(context)],
      messages: await listMessages(context, { ...(status && { status }), limit }),
    });
  },
};
