import type { Command } from './command.ts';
import { purge } from './retention.ts';

export const dataPurge: Command = {
  name: 'data purge',
  summary: 'Deletes what the privacy policy says is not kept. Meant for every day.',
  usage: { '--dry-run': 'only say how much that would be' },
  options: { 'dry-run': { type: 'boolean' } },
  understand: ({ values }) => {
    const dryRun = values['dry-run'] === true;
    return async (context) => {
      const deleted = await purge(context, { dryRun });
      return {
        [dryRun ? 'would delete' : 'deleted']: Object.entries(deleted).map(([what, rows]) => ({
          what,
          rows,
        })),
      };
    };
  },
};
