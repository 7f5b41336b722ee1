import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { incidentOfOneImpact, incidentRecord, moment } from '#content/status/incident.ts';
import type { Acting } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import { statusIncidents, statusServices } from '../db/status-schema.ts';
import { selectBoard } from './board-rows.ts';
import {
  type ChangeContext,
  changeStatus,
  endSample,
  insertIncident,
  requireServices,
} from './change.ts';

const services = z.array(z.object({ slug: z.string(), recordedFrom: moment }));
const exported = z.object({
  version: z.literal(2),
  services,
  incidents: z.array(incidentRecord),
});
/** What earlier releases exported can still be imported. */
const exportedBefore = z.object({
  version: z.literal(1),
  services,
  incidents: z.array(incidentOfOneImpact),
});
const history = z.discriminatedUnion('version', [exported, exportedBefore]);

/** The exported file. */
export type History = Omit<z.output<typeof exported>, 'version'>;

/** A file that cannot be imported; the message says why. */
export class HistoryRefusal extends Error {}

/** Parses a file, or says where it is wrong. */
export function parseHistory(text: string): History {
  const json = parseJson(text);
  const parsed = history.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HistoryRefusal(`In the file, ${issue?.path.join('.') || 'all'}: ${issue?.message}`);
}

export async function exportHistory({
  database,
}: ChangeContext): Promise<z.output<typeof exported>> {
  const board = await selectBoard(database, 0);
  const slugs = new Map(board.services.map(({ id, slug }) => [id, slug]));
  return {
    version: 2,
    services: board.services.map(({ slug, recordedFrom }) => ({ slug, recordedFrom })),
    incidents: board.incidents.map(({ services, updates, ...facts }) => ({
      ...facts,
      updates: updates.map(({ id, impacts, ...update }) => ({
        ...update,
        impacts: impacts.map(({ service, ...change }) => ({
          service: slugs.get(service) ?? '',
          ...change,
        })),
      })),
    })),
  };
}

export const importHistory = (context: ChangeContext, who: Acting, given: History) =>
  changeStatus(context, who, async (tx, now) => {
    await endSample(tx, now);
    await insertHistory(tx, given);
    return { action: 'import', details: { incidents: given.incidents.length } };
  });

/** Imports a history within a change, replacing incidents with the same id. */
export async function insertHistory(
  tx: Transaction,
  { services, incidents }: History,
): Promise<void> {
  for (const { slug, recordedFrom } of services) {
    await requireServices(tx, [slug]);
    await tx.update(statusServices).set({ recordedFrom }).where(eq(statusServices.slug, slug));
  }
  const ids = incidents.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new HistoryRefusal('An id stands twice in the file.');
  if (ids.length > 0) await tx.delete(statusIncidents).where(inArray(statusIncidents.id, ids));
  for (const incident of incidents) await insertIncident(tx, incident);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HistoryRefusal('The file is not JSON.');
  }
}
