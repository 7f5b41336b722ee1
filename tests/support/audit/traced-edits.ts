import type { Call, CallInput } from '#contract/call.ts';
import * as edits from '#contract/desk-edits.ts';
import type { AuditAction } from '#server/audit/actions.ts';
import { selectIncident } from '#server/status/board-rows.ts';
import { publishReport } from '#server/status/editing.ts';
import { resolveIncident } from '#server/status/operator.ts';
import type { TestApp } from '../app.ts';
import { deskOn } from '../desk.ts';
import { both, mei, open } from '../status.ts';
import type { Walk } from './walk.ts';

const text = both('A switch failed.');
const report = { happened: text, meant: text, cause: text, measures: [] };

/** Changes at the desk of what is published about an incident. */
export const tracedEdits: readonly (readonly [Call, readonly AuditAction[], Walk])[] = [
  [
    edits.translateDeskUpdate,
    ['status.changed'],
    atDesk(edits.translateDeskUpdate, async ({ context }) => {
      const { incidentId } = await open(context, { title: { en: 'Calls fail' } });
      return { id: incidentId, title: { zh: '呼叫失败' } };
    }),
  ],
  [
    edits.correctDeskUpdate,
    ['status.changed'],
    atDesk(edits.correctDeskUpdate, async ({ context }) => {
      const { incidentId } = await open(context);
      const { updates } = await context.database.transaction((tx) =>
        selectIncident(tx, incidentId),
      );
      return {
        ...{ id: incidentId, update: updates[0]?.id ?? 0, text },
        ...{ reason: 'a wrong country', seenAt: null, isMailed: false },
      };
    }),
  ],
  [
    edits.publishDeskReport,
    ['status.changed'],
    atDesk(edits.publishDeskReport, async (served) => ({ id: await resolved(served), ...report })),
  ],
  [
    edits.correctDeskReport,
    ['status.changed'],
    atDesk(edits.correctDeskReport, async (served) => {
      const id = await resolved(served);
      await publishReport(served.context, mei, id, report);
      const cause = both('A cable was cut.');
      return { id, ...report, cause, reason: 'a wrong cause', seenAt: null };
    }),
  ],
];

async function resolved({ context }: TestApp): Promise<string> {
  const { incidentId } = await open(context);
  await resolveIncident(context, mei, incidentId, { text });
  return incidentId;
}

function atDesk<C extends Call>(
  call: C,
  prepare: (served: TestApp) => Promise<CallInput<C>>,
): Walk {
  return async (served) => {
    const they = deskOn(served);
    await they.enter();
    const input = await prepare(served);
    return () => they.send<Call>(call, input);
  };
}
