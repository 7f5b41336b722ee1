import { createHash } from 'node:crypto';
import * as contract from '#contract/desk-incidents.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { endOf, type Incident, isOver } from '../status/board.ts';
import { selectBoard } from '../status/board-rows.ts';
import { type ChangeContext, ChangedBefore, type Changing } from '../status/change.ts';
import { draftsOf, dropDraft } from '../status/drafts.ts';
import { openIncident, resolveIncident, updateIncident } from '../status/operator.ts';
import { describeIncident } from '../status/overview.ts';
import { previewUpdate } from '../status/preview.ts';
import type { Answering, OperatorVisit } from './desk-call.ts';

export function answerIncidentCalls(answering: Answering, context: Context): void {
  answerReading(answering, context);
  answering.operators(contract.openDeskIncident, (input, visit) => {
    const { startsAt, nextUpdateAt, ...incident } = input;
    const times = { startsAt: momentOf(startsAt), nextUpdateAt: momentOf(nextUpdateAt) };
    return publish(context, visit, input, (tx, who) =>
      openIncident(tx, who, { ...incident, ...times }),
    );
  });
  answering.operators(contract.updateDeskIncident, (input, visit) => {
    const { id, state, text, after, nextUpdateAt, reportExpected } = input;
    const changed = input.changed.map((change) => ({ ...change, from: momentOf(change.from) }));
    return publish(context, visit, input, (tx, who) =>
      state === 'resolved'
        ? resolveIncident(tx, who, id, { text, after, changed, reportExpected })
        : updateIncident(tx, who, id, {
            ...{ text, after, changed, state },
            nextUpdateAt: momentOf(nextUpdateAt),
          }),
    );
  });
}

function answerReading({ operators }: Answering, context: Context): void {
  const { database, clock } = context;
  operators(contract.listDeskIncidents, async ({ resolved: count }) => {
    const now = clock.now();
    const { lasting, over } = await ownOf(context, 'incident');
    return {
      asOf: now.toISOString(),
      open: lasting.map((incident) => describeIncident(incident, now)),
      resolved: over.slice(0, count).map((incident) => describeIncident(incident, now)),
      resolvedCount: over.length,
      drafts: await draftsOf(database, ['open', 'update']),
    };
  });
  operators(contract.readDeskIncident, async ({ id }) => {
    const now = clock.now();
    const incident = (await ownOf(context, 'incident')).find(id);
    return { asOf: now.toISOString(), incident: describeIncident(incident, now) };
  });
  operators(contract.previewStatus, (wanted) => previewUpdate(context, wanted));
}

/** Incidents or maintenance, without samples: those that are not over, and those that are, the last to end first. */
export async function ownOf({ database, clock }: Context, kind: Incident['kind']) {
  const now = clock.now();
  const { incidents } = await selectBoard(database, 0);
  const own = incidents.filter((one) => one.kind === kind && !one.sample);
  return {
    lasting: own.filter((one) => !isOver(one, now)),
    over: own
      .filter((one) => isOver(one, now))
      .toSorted((one, other) => Number(endOf(other)) - Number(endOf(one))),
    find(id: string): Incident {
      const found = own.find((one) => one.id === id);
      if (!found) throw new AppError('status.incident');
      return found;
    },
  };
}

const momentOf = (text: string | null): Date | undefined => (text ? new Date(text) : undefined);

type Submitted = {
  submission: string;
  draft?: string | null;
  after?: number;
  nextUpdateAt?: string | null;
};

/** Publishes once, however often the same is sent, and drops the draft that it was written in. */
export async function publish(
  context: Context,
  { acting }: OperatorVisit,
  input: Submitted,
  change: (context: ChangeContext, who: Changing) => Promise<{ incidentId: string }>,
) {
  const { draft } = input;
  const submission = submissionOf(input);
  try {
    return await context.database.transaction(async (tx) => {
      const { incidentId } = await change({ ...context, database: tx }, { ...acting, submission });
      if (draft) await dropDraft(tx, context, acting, draft);
      return { id: incidentId };
    });
  } catch (error) {
    if (error instanceof ChangedBefore) return { id: error.incidentId };
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
