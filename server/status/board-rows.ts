import { asc, desc, max } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  statusChanges,
  statusIncidents,
  statusServices,
  statusUpdates,
} from '../db/status-schema.ts';
import { affectedServices, type Board, type Incident } from './board.ts';

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
  const said = Map.groupBy(
    await database
      .select()
      .from(statusUpdates)
      .orderBy(asc(statusUpdates.at), asc(statusUpdates.id)),
    ({ incidentId }) => incidentId,
  );
  return {
    version,
    services,
    incidents: incidents.map(({ createdAt, ...facts }) => {
      const updates = (said.get(facts.id) ?? []).map(({ incidentId, impact, ...update }) => update);
      return { ...facts, updates, services: affectedServices(updates) };
    }),
  };
}

/** An incident that is known to exist. */
export async function selectIncident(tx: Transaction, id: string): Promise<Incident> {
  const { incidents } = await selectBoard(tx, 0);
  const incident = incidents.find((known) => known.id === id);
  if (!incident) throw new Error(`${id} is not on the board`);
  return incident;
}

/** Hides the sample history once there are own reports, even when an import brought it. */
function ownOrSample<Row extends { sample: boolean }>(rows: Row[]): Row[] {
  const own = rows.filter(({ sample }) => !sample);
  return own.length > 0 ? own : rows;
}
