import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk-edits.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { announcementOf } from '../status/announcement.ts';
import { selectBoard } from '../status/board-rows.ts';
import { draftsOf } from '../status/drafts.ts';
import {
  correctReport,
  correctUpdate,
  publishReport,
  translateIncident,
} from '../status/editing.ts';
import { whoHears } from '../status/notices.ts';
import { describeIncident } from '../status/overview.ts';
import { registerDeskCall } from './desk-call.ts';
import { publish } from './incidents.ts';

/** Registers the calls that translate and correct what is published, and those of the report. */
export function registerEdits(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.translateDeskUpdate, (input, session, { caller }) => {
    const { id, title, update } = input;
    return publish(context, session.person, caller, { ...input, draft: null }, (tx, who) =>
      translateIncident(tx, who, id, { title, updates: [update] }),
    );
  });
  registerDeskCall(app, context, contract.correctDeskUpdate, (input, session, { caller }) =>
    publish(context, session.person, caller, { ...input, draft: null }, (tx, who) =>
      correctUpdate(tx, who, input.id, input),
    ),
  );
  registerDeskCall(app, context, contract.countDeskReaders, async ({ id, update }) => {
    const board = await selectBoard(context.database, 0);
    const incident = board.incidents.find((known) => known.id === id);
    const isKnown = incident?.updates.some((known) => known.id === (update ?? known.id));
    if (!isKnown) throw new AppError('status.incident');
    return accept(
      await whoHears(context.database, announcementOf(board, id, { updateId: update })),
    );
  });
  registerReport(app, context);
}

function registerReport(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.readDeskReport, async ({ id }) => {
    const { database, clock } = context;
    const now = clock.now();
    const board = await selectBoard(database, 0);
    const incident = board.incidents.find((one) => one.id === id && !one.sample);
    if (!incident?.endsAt || incident.kind !== 'incident') throw new AppError('status.incident');
    const drafts = await draftsOf(database, ['report']);
    return accept({
      asOf: now.toISOString(),
      incident: describeIncident(incident, now),
      draft: drafts.find(({ incidentId }) => incidentId === id) ?? null,
      readers: await whoHears(database, announcementOf(board, id)),
      plans: incident.report?.measures.map(({ owner, dueOn }) => ({ owner, dueOn })) ?? [],
    });
  });
  registerDeskCall(app, context, contract.publishDeskReport, (input, session, { caller }) => {
    const { id, submission, draft, ...report } = input;
    return publish(context, session.person, caller, input, (tx, who) =>
      publishReport(tx, who, id, report),
    );
  });
  registerDeskCall(app, context, contract.correctDeskReport, (input, session, { caller }) => {
    const { id, submission, draft, ...correction } = input;
    return publish(context, session.person, caller, input, (tx, who) =>
      correctReport(tx, who, id, correction),
    );
  });
}
