import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk-incidents.ts';
import { accept } from '#contract/envelope.ts';
import type { Caller, Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { endOf, isOver } from '../status/board.ts';
import { selectBoard } from '../status/board-rows.ts';
import { type ChangeContext, ChangedBefore, type Changing } from '../status/change.ts';
import { draftsOf, dropDraft } from '../status/drafts.ts';
import { openIncident, resolveIncident, updateIncident } from '../status/operator.ts';
import { describeIncident } from '../status/overview.ts';
import { previewUpdate } from '../status/preview.ts';
import { registerDeskCall } from './desk-call.ts';
import { actingAs, type Person } from './people.ts';

export function registerIncidents(app: FastifyInstance, context: Context): void {
  registerReading(app, context);
  registerDeskCall(app, context, contract.openDeskIncident, async (input, session, { caller }) => {
    const { startsAt, nextUpdateAt, ...incident } = input;
    return publish(context, session.person, caller, input, (tx, who) =>
      openIncident(tx, who, {
        ...incident,
        startsAt: momentOf(startsAt),
        nextUpdateAt: momentOf(nextUpdateAt),
      }),
    );
  });
  registerDeskCall(app, context, contract.updateDeskIncident, async (input, session, visit) => {
    const { id, state, text, after, nextUpdateAt, reportExpected } = input;
    const changed = input.changed.map((change) => ({ ...change, from: momentOf(change.from) }));
    return publish(context, session.person, visit.caller, input, (tx, who) =>
      state === 'resolved'
        ? resolveIncident(tx, who, id, { text, after, changed, reportExpected })
        : updateIncident(tx, who, id, {
            ...{ text, after, changed, state },
            nextUpdateAt: momentOf(nextUpdateAt),
          }),
    );
  });
}

function registerReading(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;
  registerDeskCall(app, context, contract.listDeskIncidents, async ({ resolved: count }) => {
    const now = clock.now();
    const own = await ownIncidents(context);
    const resolved = own
      .filter((incident) => isOver(incident, now))
      .toSorted((one, other) => Number(endOf(other)) - Number(endOf(one)));
    return accept({
      asOf: now.toISOString(),
      open: own
        .filter((incident) => !isOver(incident, now))
        .map((incident) => describeIncident(incident, now)),
      resolved: resolved.slice(0, count).map((incident) => describeIncident(incident, now)),
      resolvedCount: resolved.length,
      drafts: await draftsOf(database, ['open', 'update']),
    });
  });
  registerDeskCall(app, context, contract.readDeskIncident, async ({ id }) => {
    const now = clock.now();
    const incident = (await ownIncidents(context)).find((one) => one.id === id);
    if (!incident) throw new AppError('status.incident');
    return accept({ asOf: now.toISOString(), incident: describeIncident(incident, now) });
  });
  registerDeskCall(app, context, contract.previewStatus, async (wanted) =>
    accept(await previewUpdate(context, wanted)),
  );
}

const ownIncidents = async ({ database }: Context) =>
  (await selectBoard(database, 0)).incidents.filter(
    ({ kind, sample }) => kind === 'incident' && !sample,
  );

const momentOf = (text: string | null): Date | undefined => (text ? new Date(text) : undefined);

type Submitted = {
  submission: string;
  draft: string | null;
  after?: number;
  nextUpdateAt?: string | null;
};

/** Publishes once, however often the same is sent, and drops the draft that it was written in. */
export async function publish(
  context: Context,
  person: Person,
  caller: Caller,
  input: Submitted,
  change: (context: ChangeContext, who: Changing) => Promise<{ incidentId: string }>,
) {
  const who = actingAs(person, caller);
  const { draft } = input;
  const submission = submissionOf(input);
  try {
    return await context.database.transaction(async (tx) => {
      const { incidentId } = await change({ ...context, database: tx }, { ...who, submission });
      if (draft) await dropDraft(tx, context, who, draft);
      return accept({ id: incidentId });
    });
  } catch (error) {
    if (error instanceof ChangedBefore) return accept({ id: error.incidentId });
    throw error;
  }
}

/** Other content sent under the same id is another submission; what a later try may have otherwise is left out. */
function submissionOf({ submission, draft, after, nextUpdateAt, ...content }: Submitted): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([submission, content]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
