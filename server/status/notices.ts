import { isNotNull } from 'drizzle-orm';
import type { NoticeKind } from '#content/messages/status-notice.ts';
import type { Mail } from '#content/messages/template.ts';
import { type PayloadOf, templates } from '#content/messages/templates.ts';
import { incidentPath, pagePath } from '#content/site-map.ts';
import { oneClickPath } from '#content/status/feeds.ts';
import type { IncidentFacts, UpdateFacts } from '#content/status/incident.ts';
import { reportId } from '#content/status/served.ts';
import { textIn } from '#content/status/text-in.ts';
import { settledStates } from '#contract/incident-states.ts';
import type { Locale } from '#contract/locale.ts';
import type { Transaction } from '../db/database.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';
import {
  affectedBy,
  type Board,
  type Incident,
  isAbout,
  reportedChanges,
  stateInIncident,
  type Update,
  worstEver,
  worstNow,
} from './board.ts';
import { selectBoard } from './board-rows.ts';
import { makeLinks } from './links.ts';

type Notice = PayloadOf<'status-notice'>;

/** Number of recipients, and the mail in a language. */
export type Notices = { count: number; hasAddress: boolean; mail(locale: Locale): Mail };

/** Queues a mail about an update of an incident, by default the last. */
export async function informSubscribers(
  tx: Transaction,
  incidentId: string,
  updateId?: number,
): Promise<Notices> {
  const board = await selectBoard(tx, 0);
  const incident = board.incidents.find(({ id }) => id === incidentId);
  const update = updateId
    ? incident?.updates.find(({ id }) => id === updateId)
    : incident?.updates.at(-1);
  if (!incident || !update) throw new Error(`${incidentId} has no update to mail`);
  const correctedAt = update.corrections.at(-1)?.at;
  return mailSubscribers(tx, 'status-notice', correctedAt ?? update.writtenAt, (origin) =>
    noticeWriter(board, incident, update, origin),
  );
}

/** Queues a mail with the report of an incident. */
export async function informOfReport(
  tx: Transaction,
  incidentId: string,
  now: Date,
): Promise<Notices> {
  const board = await selectBoard(tx, 0);
  const incident = board.incidents.find(({ id }) => id === incidentId);
  const { report } = incident ?? {};
  if (!incident || !report) throw new Error(`${incidentId} has no report to mail`);
  return mailSubscribers(tx, 'status-report', now, (origin) => (locale, token) => ({
    title: incident.title[locale],
    services: affectedBy(incident, board).map(({ name }) => name[locale]),
    happened: report.happened[locale],
    meant: report.meant[locale],
    cause: report.cause[locale],
    measures: report.measures.map(({ text }) => text[locale]),
    link: `${origin}${incidentPath(locale, incident.id)}#${reportId}`,
    ...endingLinks(origin, token, locale),
  }));
}

/**
 * Queues a mail to every confirmed subscriber in the transaction of the change. Links use the
 * stored public address; before a server has run there is none, and no mail is sent.
 */
async function mailSubscribers<Name extends 'status-notice' | 'status-report'>(
  tx: Transaction,
  template: Name,
  now: Date,
  writer: (origin: string) => (locale: Locale, token: string) => PayloadOf<Name>,
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
  const linked = await makeLinks(tx, subscribers, now);
  await enqueueMessages(
    tx,
    linked.map(({ email, locale, token }) => ({
      template,
      recipient: email,
      locale,
      payload: write(locale, token),
    })),
    now,
  );
  return {
    count: subscribers.length,
    hasAddress: origin !== undefined,
    mail: (locale) => templates[template].render(write(locale, 'example'), locale),
  };
}

/** Only shown to operators in a rehearsal. */
const unknownOrigin = 'https://public-address-not-known.invalid';

function noticeWriter(
  board: Board,
  incident: Incident,
  update: Update,
  origin: string,
): (locale: Locale, link: string) => Notice {
  const changes = reportedChanges(incident, update);
  const affected = affectedBy(incident, board);
  const concerned = affected.filter(
    ({ id }) => changes.length === 0 || changes.some(({ service }) => service === id),
  );
  const nameOf = (service: number, locale: Locale) =>
    affected.find(({ id }) => id === service)?.name[locale] ?? '';
  const isLasting = incident.kind === 'incident' && incident.endsAt === null;
  const state = worstNow(incident, update.writtenAt);
  const others = stillOpen(board, incident);
  return (locale, link) => ({
    kind: kindOf(incident, update),
    ...(isLasting && state === 'fine' && { recovered: true }),
    title: incident.title[locale],
    text: textIn(update.text, locale),
    services: concerned.map(({ name }) => name[locale]),
    ...timesOf(incident, update),
    ...(incident.kind === 'incident' && {
      since: incident.startsAt.toISOString(),
      state: update.state,
      changes: changes.map(({ service, impact, before }) => ({
        ...{ service: nameOf(service, locale), impact, before },
      })),
      earlier: incident.updates
        .slice(0, incident.updates.indexOf(update))
        .map(({ at, state, text }) => ({ at: at.toISOString(), state, text: textIn(text, locale) }))
        .toReversed(),
    }),
    stillOpen: others.map(({ name, title }) => ({ service: name[locale], title: title[locale] })),
    link: origin + incidentPath(locale, incident.id),
    ...endingLinks(origin, link, locale),
  });
}

/** Other open incidents of the same services, so that a resolution is not read as “all is well”. */
const stillOpen = (board: Board, incident: Incident) =>
  affectedBy(incident, board).flatMap(({ id, name }) =>
    board.incidents
      .filter((other) => other.id !== incident.id && isAbout(other, id))
      .filter(({ kind, endsAt }) => kind === 'incident' && endsAt === null)
      .filter(({ services }) =>
        services.some((service) => service.id === id && stateInIncident(service) !== 'fine'),
      )
      .toReversed()
      .map(({ title }) => ({ name, title })),
  );

/** A settled state, or how the worst of the services is; of recovered ones how it was. */
function kindOf(incident: Incident, { state, writtenAt }: Update): NoticeKind {
  const settled = settledStates.find((one) => one === state);
  if (settled) return settled;
  const worst = worstNow(incident, writtenAt);
  return worst === 'fine' ? worstEver(incident) : worst;
}

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
