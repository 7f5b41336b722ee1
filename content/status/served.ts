import type { Locale } from '#contract/locale.ts';
import type {
  HistoryRecord,
  IncidentStory,
  Overview,
  Service,
  ServiceRecord,
} from '#contract/status.ts';
import type { LinkNotice } from './mailed-link.ts';

/**
 * Ids of the parts of a page that the server fills: the data block, and the element around the
 * rest.
 */
export const servedStatusId = 'served-status';
export const filledPartId = 'status-now';

/** Id of the report of an incident in its page. */
export const reportId = 'report';

/** The data of each kind of status page. */
export type StatusPageData = { services: Service[]; overview: Overview };
export type RecordPageData = { history: HistoryRecord[]; record: ServiceRecord };
export type IncidentPageData = IncidentStory;

export type ServedPage =
  | { kind: 'status'; data: StatusPageData; notice?: LinkNotice | undefined }
  | { kind: 'record'; data: RecordPageData }
  | { kind: 'incident'; data: IncidentPageData };

/** The pages' own components, bundled for the server by the build. */
export type StatusDrawer = (request: { locale: Locale; path: string; page: ServedPage }) => string;
