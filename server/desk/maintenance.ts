import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk-maintenance.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { endOf, type Incident, isOver } from '../status/board.ts';
import { selectBoard } from '../status/board-rows.ts';
import { draftsOf } from '../status/drafts.ts';
import { cancelMaintenance, scheduleMaintenance } from '../status/operator.ts';
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
      scheduleMaintenance(tx, who, {
        ...{ title: input.title, text: input.text },
        services: input.affected.map(({ service }) => service),
        impacts: Object.fromEntries(input.affected.map(({ service, impact }) => [service, impact])),
        ...{ startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) },
      }),
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

const describe = (incident: Incident, now: Date): contract.DeskMaintenance => ({
  ...describeIncident(incident, now),
  plannedEnd: (incident.endsAt ?? incident.startsAt).toISOString(),
});
