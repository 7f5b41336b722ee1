import { isNotNull } from 'drizzle-orm';
import type { NoticeKind } from '#content/messages/status-notice.ts';
import type { Mail } from '#content/messages/template.ts';
import { type PayloadOf, templates } from '#content/messages/templates.ts';
import { incidentPath } from '#content/site-map.ts';
import { oneClickPath } from '#content/status/feeds.ts';
import type { IncidentFacts, UpdateFacts } from '#content/status/incident.ts';
import { mailedLinkPath } from '#content/status/mailed-link.ts';
import { reportId } from '#content/status/served.ts';
import { textIn } from '#content/status/text-in.ts';
import { settledStates } from '#contract/incident-states.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database, Transaction } from '../db/database.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { type StatusChoice, statusSubscriptions } from '../db/status-schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';
import { type Announcement, announcementFor, announcementOf } from './announcement.ts';
import {
  affectedBy,
  type Incident,
  isAbout,
  stateInIncident,
  type Update,
  worstEver,
  worstNow,
} from './board.ts';
import { selectBoard } from './board-rows.ts';
import { makeLinks } from './links.ts';
import { queueNotices, selectActiveWebhooks } from './webhook-notices.ts';

type Notice = PayloadOf<'status-notice'>;

/** Number of mails and webhooks, and the mail in a language. */
export type Notices = {
  count: number;
  webhooks: number;
  hasAddress: boolean;
  mail(locale: Locale): Mail;
};

/**
 * Queues a mail about an update of an incident, by default the last, to every subscriber who wants
 * it, and an event for every such webhook.
 */
export async function informSubscribers(
  tx: Transaction,
  incidentId: string,
  about?: Parameters<typeof announcementOf>[2],
): Promise<Notices> {
  const announcement = announcementOf(await selectBoard(tx, 0), incidentId, about);
  const now = announcement.update.corrections.at(-1)?.at ?? announcement.update.writtenAt;
  const notices = await mailSubscribers(
    tx,
    { template: 'status-notice', announcement, now },
    noticeWriter,
  );
  const origin = await selectPublicAddress(tx);
  return {
    ...notices,
    webhooks: origin === undefined ? 0 : await queueNotices(tx, announcement, origin),
  };
}

/** Queues a mail with the report of an incident to those who follow one of its services. */
export async function informOfReport(
  tx: Transaction,
  incidentId: string,
  now: Date,
): Promise<Notices> {
  const announcement = announcementOf(await selectBoard(tx, 0), incidentId);
  const { incident, board } = announcement;
  const { report } = incident;
  if (!report) throw new Error(`${incidentId} has no report to mail`);
  return mailSubscribers(
    tx,
    { template: 'status-report', announcement, now },
    (origin) => (_, locale, token) => ({
      title: incident.title[locale],
      services: affectedBy(incident, board).map(({ name }) => name[locale]),
      happened: report.happened[locale],
      meant: report.meant[locale],
      cause: report.cause[locale],
      measures: report.measures.map(({ text }) => text[locale]),
      link: `${origin}${incidentPath(locale, incident.id)}#${reportId}`,
      ...endingLinks(origin, token, locale),
    }),
  );
}

type Mailing<Name> = { template: Name; announcement: Announcement; now: Date };

/**
 * Queues a mail to every confirmed subscriber who wants it in the transaction of the change. Links
 * use the stored public address; before a server has run there is none, and nothing is sent.
 */
async function mailSubscribers<Name extends 'status-notice' | 'status-report'>(
  tx: Transaction,
  { template, announcement, now }: Mailing<Name>,
  writer: (
    origin: string,
  ) => (announcement: Announcement, locale: Locale, token: string) => PayloadOf<Name>,
): Promise<Notices> {
  const origin = await selectPublicAddress(tx);
  const write = writer(origin ?? unknownOrigin);
  const subscribers = origin
    ? await tx
        .select()
        .from(statusSubscriptions)
        .where(isNotNull(statusSubscriptions.confirmedAt))
        // A link references its subscription: deletions wait, or have already happened.
        .for('key share')
    : [];
  const told = subscribers.flatMap((subscriber) => {
    const own = announcementFor(subscriber, announcement);
    return own ? [{ ...subscriber, own }] : [];
  });
  const linked = await makeLinks(tx, told, now);
  await enqueueMessages(
    tx,
    linked.map(({ email, locale, token, own }) => ({
      template,
      recipient: email,
      locale,
      payload: write(own, locale, token),
    })),
    now,
  );
  return {
    count: told.length,
    webhooks: 0,
    hasAddress: origin !== undefined,
    mail: (locale) => templates[template].render(write(announcement, locale, 'example'), locale),
  };
}

/** Only shown to operators in a rehearsal. */
const unknownOrigin = 'https://public-address-not-known.invalid';

const noticeWriter =
  (origin: string) =>
  (announcement: Announcement, locale: Locale, token: string): Notice => {
    const { incident, update, changes } = announcement;
    const names = new Map(announcement.board.services.map(({ id, name }) => [id, name[locale]]));
    const nameOf = (id: number) => names.get(id) ?? '';
    const isLasting = incident.kind === 'incident' && incident.endsAt === null;
    const state = worstNow(incident, update.writtenAt);
    return {
      kind: kindOf(incident, update),
      ...(isLasting && state === 'fine' && { recovered: true }),
      ...(update.corrections.length > 0 && { corrected: true }),
      title: incident.title[locale],
      text: textIn(update.text, locale),
      services: inOrder(announcement.services).map(nameOf),
      ...(announcement.left.length > 0 && { left: inOrder(announcement.left).map(nameOf) }),
      ...timesOf(incident, update),
      ...(incident.kind === 'incident' && {
        since: incident.startsAt.toISOString(),
        state: update.state,
        changes: changes.map(({ service, impact, before }) => ({
          ...{ service: nameOf(service), impact, before },
        })),
        earlier: incident.updates
          .slice(0, incident.updates.indexOf(update))
          .map(({ at, state, text }) => ({
            at: at.toISOString(),
            state,
            text: textIn(text, locale),
          }))
          .toReversed(),
      }),
      stillOpen: stillOpen(announcement).map(({ service, title }) => ({
        ...{ service: nameOf(service), title: title[locale] },
      })),
      link: origin + incidentPath(locale, incident.id),
      ...endingLinks(origin, token, locale),
    };
  };

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Other open incidents of the same services, so that a resolution is not read as “all is well”. */
const stillOpen = ({ board, incident, services: concerned }: Announcement) =>
  concerned.flatMap((id) =>
    board.incidents
      .filter((other) => other.id !== incident.id && isAbout(other, id))
      .filter(({ kind, endsAt }) => kind === 'incident' && endsAt === null)
      .filter(({ services }) =>
        services.some((service) => service.id === id && stateInIncident(service) !== 'fine'),
      )
      .toReversed()
      .map(({ title }) => ({ service: id, title })),
  );

/** A settled state, or how the worst of the services is; of recovered ones how it was. */
function kindOf(incident: Incident, { state, writtenAt }: Update): NoticeKind {
  const settled = settledStates.find((one) => one === state);
  if (settled) return settled;
  const worst = worstNow(incident, writtenAt);
  return worst === 'fine' ? worstEver(incident) : worst;
}

/** Maintenance that takes place has a planned window; else it is the time of the change. */
function timesOf({ kind, startsAt, endsAt }: IncidentFacts, update: UpdateFacts) {
  const { state, at, replanned } = update;
  if (kind === 'incident' || state === 'cancelled') return { at: at.toISOString() };
  const until = endsAt ? { until: endsAt.toISOString() } : {};
  const before = replanned && {
    from: replanned.before.startsAt.toISOString(),
    until: replanned.before.endsAt.toISOString(),
  };
  return { at: startsAt.toISOString(), ...until, ...(before && { before }) };
}

/** How many mails in each language and webhooks an update will cause; queues nothing. */
export async function whoHears(
  database: Database,
  announcement: Announcement,
): Promise<Record<Locale | 'webhooks', number>> {
  const wanting = <Choice extends StatusChoice>(all: readonly Choice[]) =>
    all.filter((choice) => announcementFor(choice, announcement));
  if ((await selectPublicAddress(database)) === undefined) return { en: 0, zh: 0, webhooks: 0 };
  const { confirmedAt } = statusSubscriptions;
  const subscribers = wanting(
    await database.select().from(statusSubscriptions).where(isNotNull(confirmedAt)),
  );
  return {
    en: subscribers.filter(({ locale }) => locale === 'en').length,
    zh: subscribers.filter(({ locale }) => locale === 'zh').length,
    webhooks: wanting(await selectActiveWebhooks(database)).length,
  };
}

/** The mail about an update, in a language. */
export async function writeNotice(
  database: Database,
  announcement: Announcement,
): Promise<(locale: Locale) => Mail> {
  const write = noticeWriter((await selectPublicAddress(database)) ?? unknownOrigin);
  return (locale) =>
    templates['status-notice'].render(write(announcement, locale, 'example'), locale);
}

/** A page to change or stop, and the one-click URL for mail programs. */
const endingLinks = (origin: string, token: string, locale: Locale) => ({
  unsubscribePage: origin + mailedLinkPath('change', locale, token),
  oneClick: `${origin}${oneClickPath}?token=${token}`,
});
