import { userInfo } from 'node:os';
import { z } from 'zod';
import type { Acting } from '../audit/record.ts';

/** Name of the operator; the machine's user unless `--by` gives another. */
export const by = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .default(() => userInfo().username);

/** As changes and the audit trail name an operator who runs a command. */
export const byCommand = (name: string): Acting => ({ by: { kind: 'operator', name } });

export const byUsage = { '--by <name>': 'who does it (the user of this machine)' };

export const byOption = { by: { type: 'string' } } as const;
