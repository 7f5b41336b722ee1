import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { impacts, incidentStates } from '#content/status/states.ts';
import { severalLines } from '#contract/text.ts';
import type { Transaction } from '../db/database.ts';
import { statusIncidents, statusServices } from '../db/status-schema.ts';
import {
  type ChangeContext,
  changeStatus,
  insertIncident,
  insertUpdates,
  requireServices,
  StatusRefusal,
} from './change.ts';
import { selectBoard } from './repository.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const text = z.string().check(severalLines()).min(1);
const said = z.object({ en: text, zh: text });

const incident = z
  .object({
    id: z.string().regex(/^[\w-]{1,40}$/),
    kind: z.enum(['incident', 'maintenance']),
    services: z.array(z.string()).min(1),
    title: said,
    startsAt: moment,
    endsAt: moment.nullable(),
    cancelledAt: moment.nullable(),
    sample: z.boolean().default(false),
    updates: z
      .array(
        z.object({
          state: z.enum(incidentStates),
          impact: z.enum(impacts),
          text: said,
          at: moment,
          writtenAt: moment,
        }),
      )
      .min(1),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || endsAt >= startsAt, 'ends before it begins')
  .refine(({ kind, endsAt }) => kind === 'incident' || endsAt, 'maintenance needs an end');

const history = z.object({
  version: z.literal(1),
  services: z.array(z.object({ slug: z.string(), recordedFrom: moment })),
  incidents: z.array(incident),
});

/** The history as a file holds it. */
export type History = z.output<typeof history>;

/** Says where a file is wrong. */
export function parseHistory(text: string): History {
  const json = parseJson(text);
  const parsed = history.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StatusRefusal(`In the file, ${issue?.path.join('.') || 'all'}: ${issue?.message}`);
}

export async function exportHistory({ database }: ChangeContext): Promise<History> {
  const { services, incidents } = await selectBoard(database, 0);
  return {
    version: 1,
    services: services.map(({ slug, recordedFrom }) => ({ slug, recordedFrom })),
    incidents: incidents.map(({ serviceIds, updates, ...rest }) => ({
      ...rest,
      services: services.filter(({ id }) => serviceIds.includes(id)).map(({ slug }) => slug),
      updates: updates.map(({ id, ...update }) => update),
    })),
  };
}

export const importHistory = (context: ChangeContext, who: string, given: History) =>
  changeStatus(context, who, async (tx) => {
    await takeIn(tx, given);
    return { action: 'import', details: { incidents: given.incidents.length } };
  });

/** Inside a change: what is here under the same id makes room. */
export async function takeIn(tx: Transaction, { services, incidents }: History): Promise<void> {
  for (const { slug, recordedFrom } of services) {
    await requireServices(tx, [slug]);
    await tx.update(statusServices).set({ recordedFrom }).where(eq(statusServices.slug, slug));
  }
  const ids = incidents.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new StatusRefusal('An id stands twice in the file.');
  if (ids.length > 0) await tx.delete(statusIncidents).where(inArray(statusIncidents.id, ids));
  for (const { services: slugs, title, updates, ...rest } of incidents) {
    const affected = await requireServices(tx, slugs);
    await insertIncident(
      tx,
      {
        ...rest,
        englishTitle: title.en,
        chineseTitle: title.zh,
        createdAt: updates[0]?.writtenAt ?? rest.startsAt,
      },
      affected.map(({ id }) => id),
    );
    await insertUpdates(
      tx,
      updates.map((update) => ({ ...update, incidentId: rest.id })),
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StatusRefusal('The file is not JSON.');
  }
}
