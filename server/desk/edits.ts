import * as contract from '#contract/desk-edits.ts';
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
import type { Answering } from './desk-call.ts';
import { publish } from './incidents.ts';

/** Translating and correcting what is published, and the report of an incident. */
export function answerEditCalls({ operators }: Answering, context: Context): void {
  const { database, clock } = context;
  operators(contract.translateDeskUpdate, (input, visit) => {
    const { id, title, update } = input;
    return publish(context, visit, input, (tx, who) =>
      translateIncident(tx, who, id, { title, updates: [update] }),
    );
  });
  operators(contract.correctDeskUpdate, (input, visit) =>
    publish(context, visit, input, (tx, who) => correctUpdate(tx, who, input.id, input)),
  );
  operators(contract.countDeskReaders, async ({ id, update }) => {
    const board = await selectBoard(database, 0);
    const incident = board.incidents.find((known) => known.id === id);
    const isKnown = incident?.updates.some((known) => known.id === (update ?? known.id));
    if (!isKnown) throw new AppError('status.incident');
    return whoHears(database, announcementOf(board, id, { updateId: update }));
  });
  operators(contract.readDeskReport, async ({ id }) => {
    const now = clock.now();
    const board = await selectBoard(database, 0);
    const incident = board.incidents.find((one) => one.id === id && !one.sample);
    if (!incident?.endsAt || incident.kind !== 'incident') throw new AppError('status.incident');
    const drafts = await draftsOf(database, ['report']);
    return {
      asOf: now.toISOString(),
      incident: describeIncident(incident, now),
      draft: drafts.find(({ incidentId }) => incidentId === id) ?? null,
      readers: await whoHears(database, announcementOf(board, id)),
      plans: incident.report?.measures.map(({ owner, dueOn }) => ({ owner, dueOn })) ?? [],
    };
  });
  operators(contract.publishDeskReport, (input, visit) => {
    const { id, submission, draft, ...report } = input;
    return publish(context, visit, input, (tx, who) => publishReport(tx, who, id, report));
  });
  operators(contract.correctDeskReport, (input, visit) => {
    const { id, submission, draft, ...correction } = input;
    return publish(context, visit, input, (tx, who) => correctReport(tx, who, id, correction));
  });
}
