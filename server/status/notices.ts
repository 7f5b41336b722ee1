import { isNotNull } from 'drizzle-orm';
import type { NoticeKind } from '#content/messages/status-notice.ts';
import { pagePath } from '#content/site-map.ts';
import { oneClickPath, readingPath } from '#content/status/feeds.ts';
import type { IncidentFacts, UpdateFacts } from '#content/status/incident.ts';
import { settledStates } from '#content/status/states.ts';
import type { Locale } from '#contract/locale.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';
import type { BoardService } from './board.ts';
import { servicesOf } from './change.ts';

/** What was said, as a mail to everybody who confirmed, in the transaction of the change. */
export async function informSubscribers(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  incident: IncidentFacts,
  update: UpdateFacts,
): Promise<void> {
  const services = await servicesOf(tx, incident.id);
  const subscribers = await tx
    .select()
    .from(statusSubscriptions)
    .where(isNotNull(statusSubscriptions.confirmedAt));
  await enqueueMessages(
    tx,
    subscribers.map(({ id, email, locale }) => ({
      template: 'status-notice' as const,
      recipient: email,
      locale,
      payload: {
        kind: kindOf(update),
        title: incident.title[locale],
        text: update.text[locale],
        services: services.map(({ name }) => name[locale]),
        ...timesOf(incident, update),
        link: env.publicUrl + readingPath(locale, onlyOne(services)),
        ...endingLinks(env.publicUrl, id, locale),
      },
    })),
    update.writtenAt,
  );
}

const kindOf = ({ state, impact }: UpdateFacts): NoticeKind =>
  settledStates.find((settled) => settled === state) ?? impact;

/** Of maintenance its plan is told, of an incident when it changed. */
function timesOf({ kind, startsAt, endsAt }: IncidentFacts, { state, at }: UpdateFacts) {
  if (kind === 'incident') return { at: at.toISOString() };
  const until = state === 'scheduled' && endsAt ? { until: endsAt.toISOString() } : {};
  return { at: startsAt.toISOString(), ...until };
}

/** Where a person ends the subscription, and where a mail program does. */
const endingLinks = (origin: string, id: string, locale: Locale) => ({
  unsubscribePage: `${origin}${pagePath('service-status', locale)}?unsubscribe=${id}`,
  oneClick: `${origin}${oneClickPath}?token=${id}`,
});

const onlyOne = ([first, ...others]: readonly BoardService[]): BoardService | undefined =>
  others.length === 0 ? first : undefined;
