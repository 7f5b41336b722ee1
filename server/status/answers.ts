import { maintenanceDone, stateCodes, stateWords } from '#content/status/states.ts';
import { accept } from '#contract/envelope.ts';
import type { Localized } from '#contract/locale.ts';
import type { HistoryRecord, Service } from '#contract/status.ts';
import {
  type Board,
  type BoardService,
  endOf,
  type Incident,
  incidentsOf,
  isCurrent,
  isOnRecord,
  isOver,
  stateInIncident,
  stateOf,
} from './board.ts';

/** Responses of the specified calls, computed from the board. */
export const answerServices = (board: Board, now: Date) =>
  accept(board.services.map((service) => serviceAt(board, service, now)));

export const answerHistory = (board: Board, serviceId: number, now: Date) =>
  accept(
    incidentsOf(board, serviceId)
      .filter((incident) => isOnRecord(incident, now))
      .map((incident) => recordAt(incident, now)),
  );

function serviceAt(board: Board, { id, name }: BoardService, now: Date): Service {
  const state = stateOf(board, id, now);
  const { name: info, text } = stateWords[state];
  const current = board.incidents.find(
    (incident) =>
      isCurrent(incident, now) &&
      incident.services.some(
        (service) => service.id === id && stateInIncident(service, now) === state,
      ),
  );
  const description = current?.updates.at(-1)?.text ?? text;
  return {
    id,
    serviceName: name.en,
    serviceStatus: stateCodes[state],
    serviceStatusInfoCn: info.zh,
    serviceStatusInfoEn: info.en,
    statusDescriptionCn: description.zh,
    statusDescriptionEn: description.en,
  };
}

function recordAt(incident: Incident, now: Date): HistoryRecord {
  const { id, title, startsAt, updates } = incident;
  const over = isOver(incident, now);
  const endedAt = endOf(incident);
  const last = updates.at(-1);
  const endedBy = last?.state === 'resolved' || last?.state === 'cancelled' ? last : undefined;
  const failure = joined(updates.filter((update) => update !== endedBy).map(({ text }) => text));
  const repair = over ? (endedBy?.text ?? maintenanceDone) : { en: '', zh: '' };
  return {
    faultStatus: over ? 1 : 0,
    startTime: startsAt.toISOString(),
    endTime: over && endedAt ? endedAt.toISOString() : null,
    serviceStatusNameCn: title.zh,
    serviceStatusNameEn: title.en,
    failureDescriptionCn: failure.zh,
    failureDescriptionEn: failure.en,
    repairDescriptionCn: repair.zh,
    repairDescriptionEn: repair.en,
    incidentId: id,
  };
}

const joined = (texts: Localized<string>[]): Localized<string> => ({
  en: texts.map(({ en }) => en).join('\n'),
  zh: texts.map(({ zh }) => zh).join('\n'),
});
