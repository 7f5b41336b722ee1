import { isNotNull } from 'drizzle-orm';
import type { NoticeKind } from '#content/messages/status-notice.ts';
import type { PayloadOf } from '#content/messages/templates.ts';
import { incidentPath } from '#content/site-map.ts';
import { oneClickPath } from '#content/status/feeds.ts';
import type { IncidentFacts, UpdateFacts } from '#content/status/incident.ts';
import { mailedLinkPath } from '#content/status/mailed-link.ts';
import { settledStates } from '#contract/incident-states.ts';
import type { Locale } from '#contract/locale.ts';
import type { Transaction } from '../db/database.ts';
import { selectPublicAddress } from '../db/public-address.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';
import {
  type Incident,
  isAbout,
  stateInIncident,
  type Update,
  worstEver,
  worstNow,
} from './board.ts';
import { selectBoard } from './board-rows.ts';
import { makeLinks } from './links.ts';
import { lastSaid, type Said, saidTo } from './said.ts';
import { queueNotices } from './webhook-notices.ts';

type Notice = PayloadOf<'status-notice'>;

/** Number of mails and webhooks, and the mail in a language. */
export type Notices = {
  count: number;
  webhooks: number;
  hasAddress: boolean;
  write(locale: Locale): Notice;
};

/**
 * Queues a mail about the last update of an incident to every subscriber who wants it, and an event
 * for every such webhook, in the transaction of the change. Links use the stored public address;
 * before a server has run there is none, and nothing is sent.
 */
export async function informSubscribers(tx: Transaction, incidentId: string): Promise<Notices> {
  const said = lastSaid(await selectBoard(tx, 0), incidentId);
  const origin = await selectPublicAddress(tx);
  const write = noticeWriter(origin ?? unknownOrigin);
  return {
    count: origin === undefined ? 0 : await queueMails(tx, said, write),
    webhooks: origin === undefined ? 0 : await queueNotices(tx, said, origin),
    hasAddress: origin !== undefined,
    write: (locale) => write(said, locale, 'example'),
  };
}

async function queueMails(
  tx: Transaction,
  said: Said,
  write: ReturnType<typeof noticeWriter>,
): Promise<number> {
  const { writtenAt } = said.update;
  const subscribers = await tx
    .select()
    .from(statusSubscriptions)
    .where(isNotNull(statusSubscriptions.confirmedAt))
    // A link references its subscription: deletions wait, or have already happened.
    .for('key share');
  const told = subscribers.flatMap((subscriber) => {
    const own = saidTo(subscriber, said);
    return own ? [{ ...subscriber, own }] : [];
  });
  const linked = await makeLinks(tx, told, writtenAt);
  await enqueueMessages(
    tx,
    linked.map(({ email, locale, token, own }) => ({
      template: 'status-notice' as const,
      recipient: email,
      locale,
      payload: write(own, locale, token),
    })),
    writtenAt,
  );
  return told.length;
}

/** Only shown to operators in a rehearsal. */
const unknownOrigin = 'https://public-address-not-known.invalid';

const noticeWriter =
  (origin: string) =>
  (said: Said, locale: Locale, token: string): Notice => {
    const { incident, update, changes } = said;
    const names = new Map(said.board.services.map(({ id, name }) => [id, name[locale]]));
    const nameOf = (id: number) => names.get(id) ?? '';
    const isLasting = incident.kind === 'incident' && incident.endsAt === null;
    const state = worstNow(incident, update.writtenAt);
    return {
      kind: kindOf(incident, update),
      ...(isLasting && state === 'fine' && { recovered: true }),
      title: incident.title[locale],
      text: update.text[locale],
      services: said.services.toSorted((one, other) => one - other).map(nameOf),
      ...timesOf(incident, update),
      ...(incident.kind === 'incident' && {
        since: incident.startsAt.toISOString(),
        state: update.state,
        changes: changes.map(({ service, impact, before }) => ({
          ...{ service: nameOf(service), impact, before },
        })),
        earlier: incident.updates
          .slice(0, -1)
          .map(({ at, state, text }) => ({ at: at.toISOString(), state, text: text[locale] }))
          .toReversed(),
      }),
      stillOpen: stillOpen(said).map(({ service, title }) => ({
        ...{ service: nameOf(service), title: title[locale] },
      })),
      link: origin + incidentPath(locale, incident.id),
      ...endingLinks(origin, token, locale),
    };
  };

/** Other open incidents of the same services, so that a resolution is not read as “all is well”. */
const stillOpen = ({ board, incident, services: concerned }: Said) =>
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

/** Maintenance has a planned window, an incident the time of the change. */
function timesOf({ kind, startsAt, endsAt }: IncidentFacts, { state, at }: UpdateFacts) {
  if (kind === 'incident') return { at: at.toISOString() };
  const until = state === 'scheduled' && endsAt ? { until: endsAt.toISOString() } : {};
  return { at: startsAt.toISOString(), ...until };
}

/** A page to change or stop, and the one-click URL for mail programs. */
const endingLinks = (origin: string, token: string, locale: Locale) => ({
  unsubscribePage: origin + mailedLinkPath('change', locale, token),
  oneClick: `${origin}${oneClickPath}?token=${token}`,
});
