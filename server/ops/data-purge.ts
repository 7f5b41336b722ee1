import { z } from 'zod';
import { purge } from '../retention/purge.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput } from './command.ts';

const input = z.object({ 'dry-run': z.boolean().default(false), by });

export const dataPurge: Command = {
  name: 'data purge',
  summary: 'Deletes at once what is not kept; the server does the same every ten minutes.',
  usage: { '--dry-run': 'only say how much that would be', ...byUsage },
  options: { 'dry-run': { type: 'boolean' }, ...byOption },
  understand: ({ values }) => {
    const { by, 'dry-run': dryRun } = parseInput(input, values);
    return async (context) => {
      const deleted = await purge(context, { by, dryRun });
      return {
        [dryRun ? 'would delete' : 'deleted']: Object.entries(deleted).map(([what, rows]) => ({
          what,
          rows,
        })),
      };
    };
  },
};
