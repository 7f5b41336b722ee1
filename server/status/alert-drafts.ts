import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { deskDrafts } from '../db/desk-schema.ts';
import { hashToken } from '../tokens.ts';
import type { Alert, AlertGroup } from './alerts.ts';
import { type Board, isCurrent } from './board.ts';
import { selectBoard } from './board-rows.ts';
import type { Affected } from './operator.ts';
import { inUtc } from './written.ts';

const noteMaxLength = 300;
const notesMax = 50;

type Opening = { affected: Affected[]; startsAt: string; template?: string | undefined };

/**
 * Prepares the draft of an incident for a group of alerts, or adds what is new to the one there is.
 * What somebody has saved stays as it is, except for the notes.
 */
export const draftAlerts = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { groupKey, alerts }: AlertGroup,
): Promise<void> =>
  database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'alert drafts');
    const now = clock.now();
    const group = hashToken(groupKey);
    const board = await selectBoard(tx, 0);
    const opening = openingOf(board, alerts, now);
    const [known] = await tx.select().from(deskDrafts).where(eq(deskDrafts.alertGroup, group));
    if (!known && opening && !isOpenAlready(board, opening, now))
      return createDraft(tx, { group, notes: notesOf(alerts), content: opening, now });
    if (!known) return;
    const notes = [...new Set([...known.notes, ...notesOf(alerts)])].slice(0, notesMax);
    const content = (known.authorId === null && opening) || known.content;
    await tx
      .update(deskDrafts)
      .set({ notes, content, updatedAt: now })
      .where(eq(deskDrafts.id, known.id));
  });

async function createDraft(
  tx: Transaction,
  { group, notes, content, now }: { group: string; notes: string[]; content: Opening; now: Date },
): Promise<void> {
  await tx.insert(deskDrafts).values({
    ...{ id: randomUUID(), kind: 'open', content, alertGroup: group },
    ...{ notes: notes.slice(0, notesMax), createdAt: now, updatedAt: now },
  });
  await recordEvent(
    tx,
    {
      ...{ action: 'desk.draft-saved', by: { kind: 'system' } },
      ...{ target: { kind: 'incident' }, details: { kind: 'open' } },
    },
    now,
  );
}

/** What is known of the services from the labels of the alerts that fire; undefined if none does. */
function openingOf({ services }: Board, alerts: readonly Alert[], now: Date): Opening | undefined {
  const firing = alerts.filter(({ status }) => status === 'firing');
  const [first] = firing.map(({ startsAt }) => startsAt.getTime()).toSorted((a, b) => a - b);
  if (first === undefined) return undefined;
  const affected = services.flatMap(({ slug: service }): Affected[] => {
    const own = firing.filter(({ labels }) => labels.service === service);
    if (own.length === 0) return [];
    const isDown = own.some(({ labels }) => labels.impact === 'outage');
    return [{ service, impact: isDown ? 'outage' : 'degraded' }];
  });
  const startsAt = new Date(Math.min(first, now.getTime())).toISOString();
  const template = firing.find(({ labels }) => labels.template)?.labels.template;
  return { affected, startsAt, ...(template && { template }) };
}

/** Alertmanager repeats what fires: readers know of it once an incident names all its services. */
function isOpenAlready(board: Board, { affected }: Opening, now: Date): boolean {
  const told = board.incidents
    .filter((incident) => incident.kind === 'incident' && isCurrent(incident, now))
    .flatMap((incident) => incident.services.map(({ id }) => id));
  const ids = board.services
    .filter(({ slug }) => affected.some(({ service }) => service === slug))
    .map(({ id }) => id);
  return ids.length > 0 && ids.every((id) => told.includes(id));
}

const notesOf = (alerts: readonly Alert[]): string[] =>
  alerts.map(({ status, labels, annotations, startsAt, endsAt }) => {
    const name = [labels.alertname, labels.service].filter(Boolean).join(', ');
    const said = status === 'firing' ? annotations.summary : 'resolved';
    const at = inUtc(status === 'firing' ? startsAt : endsAt);
    return `${at} ${[name, said].filter(Boolean).join(': ')}`.slice(0, noteMaxLength);
  });
