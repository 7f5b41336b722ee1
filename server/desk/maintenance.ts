import type { CallInput } from '#contract/call.ts';
import * as contract from '#contract/desk-maintenance.ts';
import type { Context } from '../context.ts';
import type { Incident } from '../status/board.ts';
import { draftsOf } from '../status/drafts.ts';
import {
  cancelMaintenance,
  changeMaintenance,
  endMaintenance,
  scheduleMaintenance,
} from '../status/maintenance.ts';
import { describeIncident } from '../status/overview.ts';
import { previewMaintenance } from '../status/preview.ts';
import type { Answering } from './desk-call.ts';
import { ownOf, publish } from './incidents.ts';

export function answerMaintenanceCalls({ operators }: Answering, context: Context): void {
  const { database, clock } = context;
  operators(contract.listDeskMaintenance, async ({ over: count }) => {
    const now = clock.now();
    const { lasting, over } = await ownOf(context, 'maintenance');
    return {
      asOf: now.toISOString(),
      planned: lasting.toReversed().map((one) => describe(one, now)),
      drafts: await draftsOf(database, ['maintenance']),
      over: over.slice(0, count).map((one) => describe(one, now)),
      overCount: over.length,
    };
  });
  operators(contract.readDeskMaintenance, async ({ id }) => {
    const now = clock.now();
    const maintenance = describe((await ownOf(context, 'maintenance')).find(id), now);
    return { asOf: now.toISOString(), maintenance };
  });
  operators(contract.previewDeskMaintenance, (plan) => previewMaintenance(context, plan));
  operators(contract.scheduleDeskMaintenance, (input, visit) =>
    publish(context, visit, input, (tx, who) => scheduleMaintenance(tx, who, planOf(input))),
  );
  operators(contract.changeDeskMaintenance, (input, visit) =>
    publish(context, visit, input, (tx, who) =>
      changeMaintenance(tx, who, input.id, { ...planOf(input), after: input.after }),
    ),
  );
  operators(contract.endDeskMaintenance, (input, visit) =>
    publish(context, visit, input, (tx, who) => endMaintenance(tx, who, input.id, input)),
  );
  operators(contract.cancelDeskMaintenance, (input, visit) =>
    publish(context, visit, input, (tx, who) => cancelMaintenance(tx, who, input.id, input)),
  );
}

function planOf({
  affected,
  startsAt,
  endsAt,
  title,
  text,
}: Pick<
  CallInput<typeof contract.scheduleDeskMaintenance>,
  'affected' | 'startsAt' | 'endsAt' | 'title' | 'text'
>) {
  return {
    ...{ title, text, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    services: affected.map(({ service }) => service),
    impacts: Object.fromEntries(affected.map(({ service, impact }) => [service, impact])),
  };
}

function describe(incident: Incident, now: Date): contract.DeskMaintenance {
  const { startsAt, endsAt, updates } = incident;
  const later = updates.find(({ at, replanned }) => replanned && at >= replanned.before.startsAt);
  const plannedEnd = later?.replanned?.before.endsAt ?? endsAt ?? startsAt;
  return { ...describeIncident(incident, now), plannedEnd: plannedEnd.toISOString() };
}
