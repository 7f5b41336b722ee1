import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { NoticeKind } from '#content/messages/status-notice.ts';
import type { PayloadOf } from '#content/messages/templates.ts';
import { incidentPath, pagePath } from '#content/site-map.ts';
import { oneClickPath } from '#content/status/feeds.ts';
import type { IncidentFacts, UpdateFacts } from '#content/status/incident.ts';
import { settledStates } from '#contract/incident-states.ts';
import type { Locale } from '#contract/locale.ts';
import type { Transaction } from '../db/database.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import {
  statusIncidentServices,
  statusIncidents,
  statusServices,
  statusSubscriptions,
  statusUpdates,
} from '../db/status-schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';
import { servicesOf } from './change.ts';
import { makeLinks } from './links.ts';

type Notice = PayloadOf<'status-notice'>;

/** Number of recipients, and the mail in a language. */
export type Notices = { count: number; hasAddress: boolean; write(locale: Locale): Notice };

/**
 * Queues a mail to every confirmed subscriber in the transaction of the change. Links use the
 * stored public address; before a server has run there is none, and no mail is sent.
 */
export async function informSubscribers(
  tx: Transaction,
  incident: IncidentFacts,
  update: UpdateFacts,
): Promise<Notices> {
  const origin = await selectPublicAddress(tx);
  const write = await noticeWriter(tx, incident, update, origin ?? unknownOrigin);
  const subscribers = origin
    ? await tx
        .select()
        .from(statusSubscriptions)
        .where(isNotNull(statusSubscriptions.confirmedAt))
        // A link references its subscription: deletions wait, or have already happened.
        .for('key share')
    : [];
  const linked = await makeLinks(tx, subscribers, update.writtenAt);
  await enqueueMessages(
    tx,
    linked.map(({ email, locale, token }) => ({
      template: 'status-notice' as const,
      recipient: email,
      locale,
      payload: write(locale, token),
    })),
    update.writtenAt,
  );
  return {
    count: subscribers.length,
    hasAddress: origin !== undefined,
    write: (locale) => write(locale, 'example'),
  };
}

/** Only shown to operators in a rehearsal. */
const unknownOrigin = 'https://public-address-not-known.invalid';

async function noticeWriter(
  tx: Transaction,
  incident: IncidentFacts,
  update: UpdateFacts,
  origin: string,
): Promise<(locale: Locale, link: string) => Notice> {
  const services = await servicesOf(tx, incident.id);
  const others = await stillOpen(tx, incident.id);
  const earlier = await earlierUpdates(tx, incident.id, update);
  return (locale, link) => ({
    kind: kindOf(update),
    title: incident.title[locale],
    text: update.text[locale],
    services: services.map(({ name }) => name[locale]),
    ...timesOf(incident, update),
    ...(incident.kind === 'incident' && {
      since: incident.startsAt.toISOString(),
      state: update.state,
      earlier: earlier.map(({ at, state, text }) => ({
        ...{ at: at.toISOString(), state, text: text[locale] },
      })),
    }),
    stillOpen: others.map(({ name, title }) => ({ service: name[locale], title: title[locale] })),
    link: origin + incidentPath(locale, incident.id),
    ...endingLinks(origin, link, locale),
  });
}

/** Other open incidents of the same services, so that a resolution is not read as “all is well”. */
async function stillOpen(tx: Transaction, incidentId: string) {
  const same = await servicesOf(tx, incidentId);
  return tx
    .select({ name: statusServices.name, title: statusIncidents.title })
    .from(statusIncidents)
    .innerJoin(statusIncidentServices, eq(statusIncidentServices.incidentId, statusIncidents.id))
    .innerJoin(statusServices, eq(statusServices.id, statusIncidentServices.serviceId))
    .where(
      and(
        eq(statusIncidents.kind, 'incident'),
        isNull(statusIncidents.endsAt),
        ne(statusIncidents.id, incidentId),
        inArray(
          statusServices.id,
          same.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(statusServices.id, statusIncidents.startsAt);
}

async function earlierUpdates(
  tx: Transaction,
  incidentId: string,
  { at, writtenAt }: UpdateFacts,
): Promise<UpdateFacts[]> {
  const all = await tx
    .select()
    .from(statusUpdates)
    .where(eq(statusUpdates.incidentId, incidentId))
    .orderBy(statusUpdates.at, statusUpdates.id);
  const isThis = (update: UpdateFacts) =>
    update.at.getTime() === at.getTime() && update.writtenAt.getTime() === writtenAt.getTime();
  return all.filter((update) => !isThis(update)).toReversed();
}

const kindOf = ({ state, impact }: UpdateFacts): NoticeKind =>
  settledStates.find((settled) => settled === state) ?? impact;

/** Maintenance has a planned window, an incident the time of the change. */
function timesOf({ kind, startsAt, endsAt }: IncidentFacts, { state, at }: UpdateFacts) {
  if (kind === 'incident') return { at: at.toISOString() };
  const until = state === 'scheduled' && endsAt ? { until: endsAt.toISOString() } : {};
  return { at: startsAt.toISOString(), ...until };
}

/** Unsubscribe URLs: a page for people, one-click for mail programs. */
const endingLinks = (origin: string, token: string, locale: Locale) => ({
  unsubscribePage: `${origin}${pagePath('service-status', locale)}?unsubscribe=${token}`,
  oneClick: `${origin}${oneClickPath}?token=${token}`,
});
