import type { Impact, IncidentState, ServiceImpact } from '#contract/incident-states.ts';
import type { Localized } from '#contract/locale.ts';

/** What a status webhook receives, in the envelope of every callback. */
export type StatusEvent =
  | { event: StatusEventName; data: StatusEventData }
  | { event: 'status.test'; data: Record<string, never> };

export type StatusEventName =
  | 'incident.opened'
  | 'incident.updated'
  | 'incident.resolved'
  | 'maintenance.scheduled'
  | 'maintenance.changed'
  | 'maintenance.ended'
  | 'maintenance.cancelled';

export type StatusEventData = {
  id: string;
  stage: IncidentState;
  /** The worst that any of the services went through. */
  worst: Impact;
  /** The chosen services of the incident, each as it is now. */
  services: { id: string; impact: ServiceImpact }[];
  title: Localized<string>;
  text: Localized<string>;
  url: Localized<string>;
};

export const testEvent: StatusEvent = { event: 'status.test', data: {} };

/** Shown to whoever subscribes. */
export const sampleEvent = {
  event: 'incident.updated',
  eventId: '0f8e1c3a…',
  occurredAt: '2026-11-18T09:42:00.000Z',
  data: {
    id: 'k3v9qsxw7e',
    stage: 'monitoring',
    worst: 'outage',
    services: [
      { id: 'sms', impact: 'recovered' },
      { id: 'viber', impact: 'degraded' },
    ],
    title: { en: '…', zh: '…' },
    text: { en: '…', zh: '…' },
    url: { en: '…', zh: '…' },
  },
} satisfies StatusEvent & { eventId: string; occurredAt: string };
