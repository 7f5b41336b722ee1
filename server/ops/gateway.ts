import { z } from 'zod';
import { listRefusals, gatewayStatus as readStatus } from '../gateway/operator.ts';
import { type Command, limitOption, parseInput } from './command.ts';

export const gatewayStatus: Command = {
  name: 'gateway status',
  summary: 'Shows what the live gateway has read and reported.',
  usage: {},
  options: {},
  understand: () => async (context) => {
    const { readAt, waiting, oldestSeconds, completeUntil, balanceAsOf, refusals } =
      await readStatus(context);
    const timeOf = (at: Date | null) => at?.toISOString() ?? 'never';
    return {
      'last read': timeOf(readAt),
      'changes waiting': waiting,
      ...(waiting > 0 && { 'oldest change': `${Math.round(oldestSeconds)} s ago` }),
      'usage complete until': timeOf(completeUntil),
      'last balance': timeOf(balanceAsOf),
      'rows refused in 24 hours': refusals,
    };
  },
};

const input = z.object({ limit: limitOption });

export const gatewayRefusals: Command = {
  name: 'gateway refusals',
  summary: 'Lists rows of the live gateway that were refused, newest first.',
  usage: { '--limit <number>': 'at most so many (50)' },
  options: { limit: { type: 'string' } },
  understand: ({ values }) => {
    const { limit } = parseInput(input, values);
    return async ({ database }) => ({
      refusals: (await listRefusals(database, limit)).map(
        ({ at, call, rowIndex: row, field, expected }) => ({ at, call, row, field, expected }),
      ),
    });
  },
};
