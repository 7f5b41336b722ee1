import type { CallInput } from '#contract/call.ts';
import type { previewStatus, StatusPreview } from '#contract/desk-incidents.ts';
import type { previewDeskMaintenance } from '#contract/desk-maintenance.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { announcementOf } from './announcement.ts';
import {
  affectedServices,
  type Board,
  type Incident,
  later,
  stateInIncident,
  type Update,
} from './board.ts';
import { selectBoard } from './board-rows.ts';
import { justBegun, StatusRefusal } from './change.ts';
import { windowOf } from './maintenance.ts';
import { whoHears, writeNotice } from './notices.ts';
import { describeIncident } from './overview.ts';
import { said } from './written.ts';

type Wanted = CallInput<typeof previewStatus>;

/** What readers will see of an update that is being written, and how many hear it. */
export async function previewUpdate(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  wanted: Wanted,
): Promise<StatusPreview> {
  const now = clock.now();
  const board = await selectBoard(database, 0);
  const after = incidentAfter(board, wanted, now);
  const preview = await showIncident(database, board, after, now);
  if (wanted.state !== 'resolved') return preview;
  return { ...preview, incident: describeIncident(allRecovered(after, now), now) };
}

/** The same of maintenance that is being planned. */
export async function previewMaintenance(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { id, title, text, affected, startsAt, endsAt }: CallInput<typeof previewDeskMaintenance>,
): Promise<StatusPreview> {
  const now = clock.now();
  const board = await selectBoard(database, 0);
  const known = board.incidents.find((incident) => incident.id === id);
  if (id && !known) throw new StatusRefusal('status.noIncident', { id });
  const from = startsAt ? new Date(startsAt) : now;
  const window = { startsAt: from, endsAt: endsAt ? new Date(endsAt) : from };
  const impacts = affected.flatMap(({ service: slug, impact }) => {
    const service = board.services.find((one) => one.slug === slug);
    return service ? [{ service: service.id, impact, from }] : [];
  });
  const [first, ...others] = known?.updates ?? [];
  const update: Update = {
    ...{ id: 0, state: 'scheduled', text: soFar(text), at: now, writtenAt: now, corrections: [] },
    impacts: first ? [] : impacts,
    replanned: known ? { before: windowOf(known), after: window } : null,
  };
  const updates = [...(first ? [{ ...first, impacts }, ...others] : []), update];
  const plan: Incident = {
    ...(known ?? { ...justBegun, id: 'preview', kind: 'maintenance', sample: false }),
    ...{ ...window, title: soFar(title), updates, services: affectedServices(updates) },
  };
  const left = (known?.services ?? []).filter(
    (one) => !impacts.some(({ service }) => service === one.id),
  );
  // Its services are shown as they will be.
  return showIncident(
    database,
    board,
    plan,
    later(now, from),
    left.map((one) => one.id),
  );
}

async function showIncident(
  database: Database,
  board: Board,
  incident: Incident,
  now: Date,
  left: number[] = [],
): Promise<StatusPreview> {
  const incidents = [incident, ...board.incidents.filter(({ id }) => id !== incident.id)];
  const announcement = announcementOf({ ...board, incidents }, incident.id, { left });
  const mailIn = await writeNotice(database, announcement);
  return {
    asOf: now.toISOString(),
    incident: describeIncident(incident, now),
    mails: { en: mailIn('en'), zh: mailIn('zh') },
    told: await whoHears(database, announcement),
  };
}

function incidentAfter(
  board: Board,
  { id, title, state, text, changed, nextUpdateAt }: Wanted,
  now: Date,
): Incident {
  const known = board.incidents.find((incident) => incident.id === id);
  if (id && !known) throw new StatusRefusal('status.noIncident', { id });
  const impacts = changed.flatMap(({ service: slug, impact, from }) => {
    const service = board.services.find((one) => one.slug === slug);
    return service ? [{ service: service.id, impact, from: from ? new Date(from) : now }] : [];
  });
  const startsAt = impacts[0]?.from ?? now;
  const update: Update = {
    ...{ id: 0, state, impacts, text: soFar(text) },
    ...{ at: known ? now : startsAt, writtenAt: now, corrections: [], replanned: null },
  };
  const updates = [...(known?.updates ?? []), update];
  return {
    ...(known ?? {
      ...{ ...justBegun, id: 'preview', kind: 'incident', sample: false, endsAt: null },
      ...{ title: soFar(title), startsAt },
    }),
    nextUpdateAt: nextUpdateAt && state !== 'resolved' ? new Date(nextUpdateAt) : null,
    ...(state === 'resolved' && { endsAt: now }),
    updates,
    services: affectedServices(updates),
  };
}

/** The end of an incident ends every impact. */
function allRecovered({ updates, ...incident }: Incident, now: Date): Incident {
  const recovered = incident.services
    .filter((service) => stateInIncident(service) !== 'fine')
    .map(({ id }) => ({ service: id, impact: 'recovered' as const, from: now }));
  const withThem = updates.map((update, index) =>
    index < updates.length - 1 ? update : { ...update, impacts: [...update.impacts, ...recovered] },
  );
  return { ...incident, updates: withThem, services: affectedServices(withThem) };
}

const soFar = (text: Wanted['text']) => (text.en || text.zh ? said(text) : { en: '', zh: '' });
