import type { Locale } from '#contract/locale.ts';
import type {
  HistoryRecord,
  IncidentStory,
  Overview,
  Service,
  ServiceRecord,
  WebhookState,
} from '#contract/status.ts';
import type { LinkKind, LinkOutcome } from './mailed-link.ts';

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

/** A subscription as its owner sees it. */
export type ShownSubscription = {
  email: string;
  locale: Locale;
  /** Ids; null is every service. */
  services: number[] | null;
  everyUpdate: boolean;
  webhook?: { url: string; state: WebhookState };
  /** Not confirmed yet, or changed by a link that is not confirmed yet: until when it can be. */
  pendingUntil?: string;
};

/** What a mailed link shows, why an attempt failed, the secret that is shown once, or an outcome. */
export type SubscriptionPageData =
  | {
      view: 'link';
      link: LinkKind;
      token: string;
      subscription: ShownSubscription;
      problem?: string;
    }
  | { view: 'secret'; subscription: ShownSubscription; secret: string }
  | { view: 'outcome'; outcome: LinkOutcome };

export type ServedPage =
  | { kind: 'status'; data: StatusPageData }
  | { kind: 'subscription'; data: SubscriptionPageData }
  | { kind: 'record'; data: RecordPageData }
  | { kind: 'incident'; data: IncidentPageData };

/** The pages' own components, bundled for the server by the build. */
export type StatusDrawer = (request: { locale: Locale; path: string; page: ServedPage }) => string;
