import { z } from 'zod';
import { findCustomer } from '../accounts/operator.ts';
import { auditActionNames } from '../audit/actions.ts';
import { listEvents, type StoredEvent } from '../audit/list.ts';
import { actorKinds, targetKinds } from '../db/audit-schema.ts';
import type { Database } from '../db/database.ts';
import { type Command, limitOption, moment, parseInput, type Row } from './command.ts';

const input = z.object({
  who: z.string().optional(),
  action: z.enum(auditActionNames, `must be one of ${auditActionNames.join(', ')}`).optional(),
  target: z.string().optional(),
  since: moment.optional(),
  until: moment.optional(),
  request: z.string().optional(),
  limit: limitOption,
});

const option = { type: 'string' } as const;

export const auditList: Command = {
  name: 'audit list',
  summary: 'Lists who did what to whom, newest first.',
  usage: {
    '--who <who>': `${actorKinds.join(', ')}; an id; an operator’s name`,
    '--action <action>': 'one action, for example session.opened',
    '--target <target>': `${targetKinds.join(', ')}; an id`,
    '--since <moment>': 'from then on, for example 2026-03-01T09:30Z',
    '--until <moment>': 'before then',
    '--request <id>': 'what one request did',
    '--limit <number>': 'at most so many (50)',
  },
  options: {
    ...{ who: option, action: option, target: option, since: option, until: option },
    ...{ request: option, limit: option },
  },
  understand: ({ values }) => {
    const { who, target, request, ...filter } = parseInput(input, values);
    return async ({ database }) => {
      const events = await listEvents(
        { database },
        {
          ...filter,
          who: await resolve(database, who, actorKinds),
          target: await resolve(database, target, targetKinds),
          requestId: request,
        },
      );
      return { events: events.map(eventRow) };
    };
  },
};

/** Operators may name a customer as in other commands; the audit trail stores the id. */
async function resolve(
  database: Database,
  named: string | undefined,
  kinds: readonly string[],
): Promise<string | undefined> {
  if (named === undefined || kinds.includes(named)) return named;
  return (await findCustomer(database, named))?.publicId ?? named;
}

const eventRow = (event: StoredEvent): Row => ({
  at: event.at,
  who: [event.actorKind, event.actorName ?? event.actorId].filter(Boolean).join(' '),
  action: event.action,
  target: [event.targetKind, event.targetId].filter(Boolean).join(' '),
  address: event.address,
  request: event.requestId,
  details: event.details,
});
