import { userInfo } from 'node:os';
import { z } from 'zod';

/** Name of the operator; the machine's user unless `--by` gives another. */
export const by = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .default(() => userInfo().username);

export const byUsage = { '--by <name>': 'who does it (the user of this machine)' };

export const byOption = { by: { type: 'string' } } as const;
