import { settledStates } from '#contract/incident-states.ts';
import type { StatusChoice } from '../db/status-schema.ts';
import { type Board, type Incident, reportedChanges, severityOf, type Update } from './board.ts';
import { chosenOf } from './choice.ts';

type Change = ReturnType<typeof reportedChanges>[number];

/** An update of an incident, and what it is about. */
export type Announcement = {
  board: Board;
  incident: Incident;
  update: Update;
  changes: Change[];
  /** Ids: the services that changed; at the end, and where none did, all of the incident. */
  services: number[];
  /** Ids: services that are no longer in the plan of maintenance. */
  left: number[];
};

/** By default the last update. */
export function announcementOf(
  board: Board,
  incidentId: string,
  { updateId, left = [] }: { updateId?: number | undefined; left?: number[] } = {},
): Announcement {
  const incident = board.incidents.find(({ id }) => id === incidentId);
  const update = updateId
    ? incident?.updates.find(({ id }) => id === updateId)
    : incident?.updates.at(-1);
  if (!incident || !update) throw new Error(`${incidentId} has no update to mail`);
  const changes = reportedChanges(incident, update);
  const services =
    changes.length > 0 && update.state !== 'resolved'
      ? changes.map(({ service }) => service)
      : incident.services.map(({ id }) => id);
  return { board, incident, update, changes, services, left };
}

/** Only the services that a subscriber chose; undefined for an update they do not want. */
export function announcementFor(
  choice: StatusChoice,
  announcement: Announcement,
): Announcement | undefined {
  const services = chosenOf(choice, announcement.services);
  const left = chosenOf(choice, announcement.left);
  const changes = announcement.changes.filter(({ service }) => services.includes(service));
  const isSettled = settledStates.some((state) => state === announcement.update.state);
  const isWanted = choice.everyUpdate || isSettled || changes.some(isWorse);
  const isAbout = services.length + left.length > 0;
  return isAbout && isWanted ? { ...announcement, services, left, changes } : undefined;
}

const isWorse = ({ impact, before }: Change): boolean => severity(impact) > severity(before);

const severity = (impact: Change['before']): number =>
  severityOf(impact === undefined || impact === 'recovered' ? 'fine' : impact);
