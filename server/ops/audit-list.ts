import { z } from 'zod';
import { nameInAudit } from '../accounts/name-in-audit.ts';
import { auditActionNames } from '../audit/actions.ts';
import { eventRow, listEvents } from '../audit/list.ts';
import { actorKinds, targetKinds } from '../db/audit-schema.ts';
import { type Command, limitOption, moment, parseInput } from './command.ts';

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
          who: await nameInAudit(database, who, actorKinds),
          target: await nameInAudit(database, target, targetKinds),
          requestId: request,
        },
      );
      return { events: events.map(eventRow) };
    };
  },
};
