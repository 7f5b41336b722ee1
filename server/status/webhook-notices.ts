import { and, isNotNull, isNull } from 'drizzle-orm';
import { incidentPath } from '#content/site-map.ts';
import type {
  StatusEvent,
  StatusEventData,
  StatusEventName,
} from '#content/status/webhook-event.ts';
import type { Database, Transaction } from '../db/database.ts';
import { statusWebhooks } from '../db/status-schema.ts';
import { type Announcement, announcementFor } from './announcement.ts';
import { stateInIncident, worstEver } from './board.ts';
import { chosenOf } from './choice.ts';
import { queueEvents } from './webhook-events.ts';
import type { Webhook } from './webhooks.ts';

/** Queues an event for each active webhook that wants it; returns their number. */
export async function queueNotices(
  tx: Transaction,
  announcement: Announcement,
  origin: string,
): Promise<number> {
  const webhooks = await selectActiveWebhooks(tx).for('key share');
  const events = webhooks
    .filter((webhook) => announcementFor(webhook, announcement))
    .map((webhook) => ({ webhook, event: eventFor(webhook, announcement, origin) }));
  await queueEvents(tx, events, { at: announcement.update.writtenAt });
  return events.length;
}

export const selectActiveWebhooks = (database: Database | Transaction) =>
  database
    .select()
    .from(statusWebhooks)
    .where(and(isNotNull(statusWebhooks.testedAt), isNull(statusWebhooks.pausedAt)));

function eventFor(webhook: Webhook, announcement: Announcement, origin: string): StatusEvent {
  const { board, incident, update } = announcement;
  const { id, title, services } = incident;
  const chosen = chosenOf(
    webhook,
    services.map((service) => service.id),
  );
  const isOver = update.state === 'resolved' || update.state === 'cancelled';
  const slugOf = (service: number) => board.services.find(({ id }) => id === service)?.slug ?? '';
  return {
    event: eventName(announcement),
    data: {
      id,
      stage: update.state,
      worst: worstEver(incident),
      services: services
        .filter((service) => chosen.includes(service.id))
        .map((service): AffectedService => {
          const state = isOver ? 'fine' : stateInIncident(service);
          return { id: slugOf(service.id), impact: state === 'fine' ? 'recovered' : state };
        })
        .concat(chosenOf(webhook, announcement.left).map((left) => unaffected(slugOf(left)))),
      title,
      text: update.text,
      url: { en: origin + incidentPath('en', id), zh: origin + incidentPath('zh', id) },
    },
  };
}

type AffectedService = StatusEventData['services'][number];
const unaffected = (id: string): AffectedService => ({ id, impact: 'recovered' });

function eventName({ incident, update }: Announcement): StatusEventName {
  if (update.state === 'scheduled')
    return update.replanned ? 'maintenance.changed' : 'maintenance.scheduled';
  if (update.state === 'cancelled') return 'maintenance.cancelled';
  if (update.state === 'resolved')
    return incident.kind === 'maintenance' ? 'maintenance.ended' : 'incident.resolved';
  return incident.updates.length === 1 ? 'incident.opened' : 'incident.updated';
}
