import { asc, desc, max } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  statusChanges,
  statusIncidentServices,
  statusIncidents,
  statusServices,
  statusUpdates,
} from '../db/status-schema.ts';
import type { Board } from './board.ts';

/** Increases with every committed change. */
export async function selectVersion(database: Database | Transaction): Promise<number> {
  const [row] = await database.select({ version: max(statusChanges.id) }).from(statusChanges);
  return row?.version ?? 0;
}

export async function selectBoard(
  database: Database | Transaction,
  version: number,
): Promise<Board> {
  const services = await database.select().from(statusServices).orderBy(asc(statusServices.id));
  const incidents = ownOrSample(
    await database
      .select()
      .from(statusIncidents)
      .orderBy(desc(statusIncidents.startsAt), desc(statusIncidents.id)),
  );
  const affected = Map.groupBy(
    await database
      .select()
      .from(statusIncidentServices)
      .orderBy(asc(statusIncidentServices.serviceId)),
    ({ incidentId }) => incidentId,
  );
  const updates = Map.groupBy(
    await database
      .select()
      .from(statusUpdates)
      .orderBy(asc(statusUpdates.at), asc(statusUpdates.id)),
    ({ incidentId }) => incidentId,
  );
  return {
    version,
    services,
    incidents: incidents.map(({ createdAt, ...facts }) => ({
      ...facts,
      serviceIds: (affected.get(facts.id) ?? []).map(({ serviceId }) => serviceId),
      updates: (updates.get(facts.id) ?? []).map(({ incidentId, ...update }) => update),
    })),
  };
}

/** Hides the sample history once there are own reports, even when an import brought it. */
function ownOrSample<Row extends { sample: boolean }>(rows: Row[]): Row[] {
  const own = rows.filter(({ sample }) => !sample);
  return own.length > 0 ? own : rows;
}
