import type { ParsedInput } from '#contract/call.ts';
import * as contract from '#contract/desk-audit.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import { nameInAudit } from '../accounts/name-in-audit.ts';
import { exportEvents } from '../audit/export.ts';
import { type AuditFilter, listEvents } from '../audit/list.ts';
import { namesIn } from '../audit/names.ts';
import type { Context } from '../context.ts';
import { actorKinds, targetKinds } from '../db/audit-schema.ts';
import type { Answering } from './desk-call.ts';
import { selectPeople } from './people.ts';

export function answerAuditCalls({ operators }: Answering, context: Context): void {
  const { database } = context;
  operators(contract.listDeskAudit, async (input) => {
    const rows = deskRowsOf(input.pages);
    const filter = await filterOf(context, input);
    const found = await listEvents(context, { ...filter, limit: rows + 1 });
    const events = found.slice(0, rows);
    const names = await namesIn(database, events);
    const people = (await selectPeople(database)).filter(({ name }) => name !== '');
    return {
      events: events.map((event) => ({
        ...{ id: event.id, at: event.at.toISOString(), action: event.action },
        who: {
          ...{ kind: event.actorKind, id: event.actorId },
          name: names.get(event.actorId ?? '') ?? event.actorName,
        },
        target: {
          ...{ kind: event.targetKind, id: event.targetId },
          name: names.get(event.targetId ?? '') ?? null,
        },
        ...{ address: event.address, details: event.details },
      })),
      hasMore: found.length > rows,
      operators: people.map(({ id, name }) => ({ id, name })),
    };
  });
  operators(contract.exportDeskAudit, async (input, { acting }) => {
    const filter = { ...(await filterOf(context, input)), limit: contract.auditExportMax };
    return exportEvents(context, acting, filter);
  });
}

const filterOf = async (
  { database, clock }: Context,
  { who, action, target, period }: ParsedInput<typeof contract.exportDeskAudit>,
): Promise<Omit<AuditFilter, 'limit'>> => ({
  action,
  who: await nameInAudit(database, who, actorKinds),
  target: await nameInAudit(database, target, targetKinds),
  since: period && new Date(clock.now().getTime() - contract.auditPeriods[period]),
});
