import { request } from '#app/request/client.ts';
import type { IncidentPageData, RecordPageData, StatusPageData } from '#content/status/served.ts';
import { isAccepted } from '#contract/envelope.ts';
import {
  listServiceHistory,
  listServices,
  overviewServices,
  readIncident,
  readServiceRecord,
} from '#contract/status.ts';

/** Loaded with the first refresh: the first data comes with the page. */
export async function loadStatus() {
  const [services, overview] = await Promise.all([
    request(listServices),
    request(overviewServices),
  ]);
  if (!isAccepted(services)) return { refusal: services };
  if (!isAccepted(overview)) return { refusal: overview };
  return { data: { services: services.data, overview: overview.data } satisfies StatusPageData };
}

export async function loadRecord(serviceId: string) {
  const [history, record] = await Promise.all([
    request(listServiceHistory, { serviceId }),
    request(readServiceRecord, { serviceId }),
  ]);
  if (!isAccepted(history)) return { refusal: history };
  if (!isAccepted(record)) return { refusal: record };
  return { data: { history: history.data, record: record.data } satisfies RecordPageData };
}

export async function loadIncident(id: string) {
  const story = await request(readIncident, { id });
  return isAccepted(story) ? { data: story.data satisfies IncidentPageData } : { refusal: story };
}
