import { z } from 'zod';
import { listCustomers } from '../accounts/operator.ts';
import { type Command, limitOption, parseInput } from './command.ts';
import { customerRow } from './customer-row.ts';

const statuses = ['pending', 'active', 'disabled'] as const;
const input = z.object({
  status: z.enum(statuses, 'must be pending, active or disabled').optional(),
  limit: limitOption,
});

export const customersList: Command = {
  name: 'customers list',
  summary: 'Lists customers, newest first.',
  usage: {
    '--status <status>': 'only pending, active or disabled ones',
    '--limit <number>': 'at most so many (50)',
  },
  options: { status: { type: 'string' }, limit: { type: 'string' } },
  understand: ({ values }) => {
    const { status, limit } = parseInput(input, values);
    return async (context) => ({
      customers: (await listCustomers(context, { ...(status && { status }), limit })).map(
        customerRow,
      ),
    });
  },
};
