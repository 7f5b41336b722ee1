import type { Locale } from '#contract/locale.ts';
import type {
  HistoryRecord,
  IncidentStory,
  Overview,
  Service,
  ServiceRecord,
} from '#contract/status.ts';
import type { LinkNotice } from './mailed-link.ts';

/** Where a page holds what its server filled in: the data block, and the element around the rest. */
export const servedStatusId = 'served-status';
export const filledPartId = 'status-now';

/** What each kind of status page is drawn from. */
export type StatusPageData = { services: Service[]; overview: Overview };
export type RecordPageData = { history: HistoryRecord[]; record: ServiceRecord };
export type IncidentPageData = IncidentStory;

export type ServedPage =
  | { kind: 'status'; data: StatusPageData; notice?: LinkNotice | undefined }
  | { kind: 'record'; data: RecordPageData }
  | { kind: 'incident'; data: IncidentPageData };

/** What the build makes of the pages' own components for the server. */
export type StatusDrawer = (asked: { locale: Locale; path: string; page: ServedPage }) => string;
