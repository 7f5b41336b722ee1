import type { Call, CallInput } from '#contract/call.ts';
import * as edits from '#contract/desk-edits.ts';
import * as maintenance from '#contract/desk-maintenance.ts';
import { dayMs } from '#contract/time-units.ts';
import type { AuditAction } from '#server/audit/actions.ts';
import { selectIncident } from '#server/status/board-rows.ts';
import { publishReport } from '#server/status/editing.ts';
import { scheduleMaintenance } from '#server/status/maintenance.ts';
import { resolveIncident } from '#server/status/operator.ts';
import type { TestApp } from '../app.ts';
import { deskInputs, deskOn } from '../desk.ts';
import { both, fromNow, mei, open } from '../status.ts';
import type { Walk } from './walk.ts';

const text = both('A switch failed.');
const report = { happened: text, meant: text, cause: text, measures: [] };
const submission = 'c3d6a2c4-5a0e-4f0b-9a55-0f4c8f6f7a01';
const publishing = { submission, draft: null };

/** Changes at the desk of what is published, and maintenance. */
export const tracedEdits: readonly (readonly [Call, readonly AuditAction[], Walk])[] = [
  changes(edits.translateDeskUpdate, async ({ context }) => {
    const { id, update } = await firstUpdate(context, { text: { en: 'Calls to Peru fail.' } });
    return { submission, id, update: { id: update, text: { zh: '拨往秘鲁的呼叫失败。' } } };
  }),
  changes(edits.correctDeskUpdate, async ({ context }) => ({
    ...{ submission, ...(await firstUpdate(context)), text },
    ...{ reason: 'a wrong country', seenAt: null, isMailed: false },
  })),
  changes(edits.publishDeskReport, async (served) => ({
    ...{ ...publishing, id: await resolved(served), ...report },
  })),
  changes(edits.correctDeskReport, async (served) => {
    const id = await resolved(served);
    await publishReport(served.context, mei, id, report);
    return { ...publishing, id, ...report, reason: 'a wrong cause', seenAt: null };
  }),
  changes(maintenance.scheduleDeskMaintenance, async () =>
    Object(deskInputs[maintenance.scheduleDeskMaintenance.path]),
  ),
  changes(maintenance.changeDeskMaintenance, async (served) => {
    const id = await planned(served);
    const after = await lastUpdate(served.context, id);
    return { ...Object(deskInputs[maintenance.changeDeskMaintenance.path]), id, after };
  }),
  changes(maintenance.endDeskMaintenance, async (served) => {
    const id = await planned(served, -1);
    return { submission, id, after: await lastUpdate(served.context, id), text };
  }),
  changes(maintenance.cancelDeskMaintenance, async (served) => ({
    ...{ submission, id: await planned(served), text },
  })),
];

async function firstUpdate(context: TestApp['context'], written: Parameters<typeof open>[1] = {}) {
  const { incidentId: id } = await open(context, written);
  const { updates } = await context.database.transaction((tx) => selectIncident(tx, id));
  return { id, update: updates[0]?.id ?? 0 };
}

export async function resolved({ context }: TestApp): Promise<string> {
  const { incidentId } = await open(context);
  await resolveIncident(context, mei, incidentId, { text });
  return incidentId;
}

const lastUpdate = async (context: TestApp['context'], id: string): Promise<number> =>
  (await context.database.transaction((tx) => selectIncident(tx, id))).updates.at(-1)?.id ?? 0;

export async function planned({ context }: TestApp, inDays = 1): Promise<string> {
  const { incidentId } = await scheduleMaintenance(context, mei, {
    ...{ title: text, text, services: ['api'] },
    ...{ startsAt: fromNow(context, inDays * dayMs), endsAt: fromNow(context, 2 * dayMs) },
  });
  return incidentId;
}

function changes<C extends Call>(
  call: C,
  prepare: (served: TestApp) => Promise<CallInput<C>>,
): readonly [Call, readonly AuditAction[], Walk] {
  const walk: Walk = async (served) => {
    const they = deskOn(served);
    await they.enter();
    const input = await prepare(served);
    return () => they.send<Call>(call, input);
  };
  return [call, ['status.changed'], walk];
}
