import { userInfo } from 'node:os';
import { z } from 'zod';

/** Who is at work: the user of the machine unless the operator says another name. */
export const by = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .default(() => userInfo().username);

export const byUsage = { '--by <name>': 'who does it (the user of this machine)' };

export const byOption = { by: { type: 'string' } } as const;
