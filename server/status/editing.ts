import { and, eq } from 'drizzle-orm';
import type { IncidentReport, Said } from '#content/status/incident.ts';
import type { Localized } from '#contract/locale.ts';
import type { Transaction } from '../db/database.ts';
import { statusIncidents, statusUpdates } from '../db/status-schema.ts';
import type { Incident, Update } from './board.ts';
import { selectIncident } from './board-rows.ts';
import {
  type ChangeContext,
  type Changing,
  changeStatus,
  requireIncident,
  StatusRefusal,
} from './change.ts';
import { informOfReport, informSubscribers } from './notices.ts';
import { missingIn, said, type Written } from './written.ts';

export type Translation = {
  title?: Written | undefined;
  updates?: readonly { id: number; text: Written }[];
};

/** Adds the language in which an incident is not written yet. Sends no mail. */
export const translateIncident = (
  context: ChangeContext,
  who: Changing,
  id: string,
  { title, updates = [] }: Translation,
) =>
  changeStatus(context, who, async (tx) => {
    const incident = await existing(tx, id);
    if (title)
      await tx
        .update(statusIncidents)
        .set({ title: translated(incident.title, title) })
        .where(eq(statusIncidents.id, id));
    for (const { id: updateId, text } of updates) {
      const update = updateOf(incident, updateId);
      await setUpdate(tx, incident, updateId, {
        text: translated(update.text, text, updateId),
      });
    }
    const translatedUpdates = updates.map((update) => update.id);
    return { action: 'translate', incidentId: id, details: { updates: translatedUpdates } };
  });

export type Correction = {
  update: number;
  text: Written;
  /** For the audit log. */
  reason: string;
  isMailed?: boolean;
} & Seen;

/** When what is corrected was corrected last, as its writer knows; null for never. */
type Seen = { seenAt?: Date | null | undefined };

/** What the update said before stays with it. */
export const correctUpdate = (
  context: ChangeContext,
  who: Changing,
  id: string,
  { update: updateId, text, reason, isMailed = false, seenAt }: Correction,
) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await existing(tx, id);
    const update = updateOf(incident, updateId);
    requireSeen(seenAt, update.corrections.at(-1)?.at);
    const missing = missingIn(text);
    if (missing && !update.text.only) throw new StatusRefusal(`status.${missing}Missing`);
    await setUpdate(tx, incident, updateId, {
      text: said(text),
      corrections: [...update.corrections, { at: now, before: update.text }],
    });
    const notices = isMailed ? await informSubscribers(tx, id, { updateId }) : undefined;
    return { action: 'correct', incidentId: id, notices, details: { update: updateId, reason } };
  });

/** Each text in both languages. */
export type NewReport = Record<'happened' | 'meant' | 'cause', Localized<string>> & {
  measures: readonly {
    text: Localized<string>;
    isDone: boolean;
    /** For our team alone. */
    owner?: string;
    dueOn?: string;
  }[];
};

/** A report is published once, after the end, and mailed; later it can only be corrected. */
export const publishReport = (
  context: ChangeContext,
  who: Changing,
  id: string,
  report: NewReport,
) =>
  changeStatus(context, who, async (tx, now) => {
    const incident = await existing(tx, id);
    if (incident.kind !== 'incident' || incident.endsAt === null)
      throw new StatusRefusal('status.notResolved', { id });
    if (incident.report) throw new StatusRefusal('status.reported', { id });
    await setReport(tx, id, { ...stored(report), publishedAt: now });
    return { action: 'report', incidentId: id, notices: await informOfReport(tx, id, now) };
  });

/** Sends no mail. */
export const correctReport = (
  context: ChangeContext,
  who: Changing,
  id: string,
  { reason, seenAt, ...report }: NewReport & { reason: string } & Seen,
) =>
  changeStatus(context, who, async (tx, now) => {
    const { report: before } = await existing(tx, id);
    if (!before) throw new StatusRefusal('status.noReport', { id });
    requireSeen(seenAt, before.correctedAt);
    const { publishedAt } = before;
    await setReport(tx, id, { ...stored(report), publishedAt, correctedAt: now });
    return { action: 'correct report', incidentId: id, details: { reason, before } };
  });

function requireSeen(seenAt: Seen['seenAt'], correctedAt: Date | undefined): void {
  if (seenAt !== undefined && seenAt?.getTime() !== correctedAt?.getTime())
    throw new StatusRefusal('status.corrected');
}

async function existing(tx: Transaction, id: string): Promise<Incident> {
  await requireIncident(tx, id);
  return selectIncident(tx, id);
}

function updateOf({ id, updates }: Incident, updateId: number): Update {
  const update = updates.find((one) => one.id === updateId);
  if (!update) {
    const known = updates.map((one) => one.id).join(', ');
    throw new StatusRefusal('status.noUpdate', { id, update: `${updateId}`, known });
  }
  return update;
}

/** A title has no update. */
function translated({ only, ...before }: Said, given: Written, update?: number): Said {
  if (!only)
    throw new StatusRefusal(
      update === undefined ? 'status.titleTranslated' : 'status.updateTranslated',
      { update: String(update) },
    );
  const { [only]: _, ...rest } = given;
  const text = { ...before, ...rest };
  const missing = missingIn({ ...given, [only]: before[only] });
  if (missing) throw new StatusRefusal(`status.${missing}NotWritten`);
  return said(text);
}

const setUpdate = (
  tx: Transaction,
  { id: incidentId }: Incident,
  id: number,
  values: Partial<Pick<Update, 'text' | 'corrections'>>,
) =>
  tx
    .update(statusUpdates)
    .set(values)
    .where(and(eq(statusUpdates.incidentId, incidentId), eq(statusUpdates.id, id)));

const setReport = (tx: Transaction, id: string, report: IncidentReport) =>
  tx.update(statusIncidents).set({ report }).where(eq(statusIncidents.id, id));

const stored = ({ happened, meant, cause, measures }: NewReport) => ({
  happened,
  meant,
  cause,
  measures: measures.map((measure) => ({ owner: '', dueOn: '', ...measure })),
});
