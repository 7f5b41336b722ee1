import { z } from 'zod';
import { recordEvent } from '../audit/record.ts';
import { grantRows } from '../db/row-rights.ts';
import { by, byOption, byUsage } from './by.ts';
import { type Command, parseInput, UsageError } from './command.ts';

export const dbGrant: Command = {
  name: 'db grant',
  summary: 'Lets a role read and write rows, of tables to come too, and nothing else.',
  required: { '<role>': 'a role that is there; this command runs as the owner of the tables' },
  usage: byUsage,
  options: byOption,
  understand: ({ values, positionals: [role, ...rest] }) => {
    if (!role || rest.length > 0) throw new UsageError('Name one role.');
    const given = parseInput(z.object({ by }), values);
    return async ({ database, clock }) => {
      await database.transaction(async (tx) => {
        await grantRows(tx, role);
        const who = { by: { kind: 'operator', name: given.by }, target: { kind: 'data' } } as const;
        await recordEvent(
          tx,
          { action: 'database.granted', ...who, details: { role } },
          clock.now(),
        );
      });
      return { granted: role };
    };
  },
};
