import { z } from 'zod';
import { customerFindMinLength } from '#contract/desk-customers.ts';
import { listCustomers } from '../accounts/customer-list.ts';
import { type Command, limitOption, parseInput } from './command.ts';
import { customerRow } from './customer-row.ts';

const statuses = ['pending', 'active', 'disabled'] as const;
const input = z.object({
  status: z.enum(statuses, 'must be pending, active or disabled').optional(),
  find: z
    .string()
    .trim()
    .min(customerFindMinLength, `must have at least ${customerFindMinLength} characters`)
    .optional(),
  limit: limitOption,
});

export const customersList: Command = {
  name: 'customers list',
  summary: 'Lists customers, newest first.',
  usage: {
    '--status <status>': 'only pending, active or disabled ones',
    '--find <text>': 'a part of mail address, company, name, username or phone; a whole access key',
    '--limit <number>': 'at most so many (50)',
  },
  options: { status: { type: 'string' }, find: { type: 'string' }, limit: { type: 'string' } },
  understand: ({ values }) => {
    const filter = parseInput(input, values);
    return async (context) => ({
      customers: (await listCustomers(context, filter)).map(customerRow),
    });
  },
};
