import type { FastifyInstance } from 'fastify';
import type { CallInput } from '#contract/call.ts';
import * as contract from '#contract/desk-maintenance.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { endOf, type Incident, isOver } from '../status/board.ts';
import { selectBoard } from '../status/board-rows.ts';
import { draftsOf } from '../status/drafts.ts';
import {
  cancelMaintenance,
  changeMaintenance,
  endMaintenance,
  scheduleMaintenance,
} from '../status/maintenance.ts';
import { describeIncident } from '../status/overview.ts';
import { previewMaintenance } from '../status/preview.ts';
import { registerDeskCall } from './desk-call.ts';
import { publish } from './incidents.ts';

export function registerMaintenance(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;
  registerDeskCall(app, context, contract.listDeskMaintenance, async ({ over: count }) => {
    const now = clock.now();
    const own = await ownMaintenance(context);
    const over = own
      .filter((one) => isOver(one, now))
      .toSorted((one, other) => Number(endOf(other)) - Number(endOf(one)));
    return accept({
      asOf: now.toISOString(),
      planned: own
        .filter((one) => !isOver(one, now))
        .toReversed()
        .map((one) => describe(one, now)),
      drafts: await draftsOf(database, ['maintenance']),
      over: over.slice(0, count).map((one) => describe(one, now)),
      overCount: over.length,
    });
  });
  registerDeskCall(app, context, contract.readDeskMaintenance, async ({ id }) => {
    const now = clock.now();
    const found = (await ownMaintenance(context)).find((one) => one.id === id);
    if (!found) throw new AppError('status.incident');
    return accept({ asOf: now.toISOString(), maintenance: describe(found, now) });
  });
  registerDeskCall(app, context, contract.previewDeskMaintenance, async (plan) =>
    accept(await previewMaintenance(context, plan)),
  );
  registerDeskCall(app, context, contract.scheduleDeskMaintenance, (input, session, { caller }) =>
    publish(context, session.person, caller, input, (tx, who) =>
      scheduleMaintenance(tx, who, planOf(input)),
    ),
  );
  registerDeskCall(app, context, contract.changeDeskMaintenance, (input, session, { caller }) =>
    publish(context, session.person, caller, input, (tx, who) =>
      changeMaintenance(tx, who, input.id, { ...planOf(input), after: input.after }),
    ),
  );
  registerDeskCall(app, context, contract.endDeskMaintenance, (input, session, { caller }) =>
    publish(context, session.person, caller, { ...input, draft: null }, (tx, who) =>
      endMaintenance(tx, who, input.id, input),
    ),
  );
  registerDeskCall(app, context, contract.cancelDeskMaintenance, (input, session, { caller }) =>
    publish(context, session.person, caller, { ...input, draft: null }, (tx, who) =>
      cancelMaintenance(tx, who, input.id, { text: input.text }),
    ),
  );
}

const ownMaintenance = async ({ database }: Context): Promise<Incident[]> =>
  (await selectBoard(database, 0)).incidents.filter(
    ({ kind, sample }) => kind === 'maintenance' && !sample,
  );

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
  const later = updates.find(({ at, replanned }) => replanned && at > startsAt);
  const plannedEnd = later?.replanned?.before.endsAt ?? endsAt ?? startsAt;
  return { ...describeIncident(incident, now), plannedEnd: plannedEnd.toISOString() };
}
