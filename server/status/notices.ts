import { isNotNull } from 'drizzle-orm';
import type { NoticeKind } from '#content/messages/status-notice.ts';
import { pagePath } from '#content/site-map.ts';
import { oneClickPath, recordPath } from '#content/status/feeds.ts';
import type { Localized } from '#contract/locale.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import { enqueueMessages } from '../outbox/enqueue.ts';
import type { StoredService } from './change.ts';

export type Notice = {
  kind: NoticeKind;
  title: Localized<string>;
  text: Localized<string>;
  services: readonly StoredService[];
  at: Date;
  until?: Date;
};

/** A mail to everybody who confirmed, in the transaction of the change. */
export async function informSubscribers(
  tx: Transaction,
  { env }: Pick<Context, 'env'>,
  notice: Notice,
  now: Date,
): Promise<void> {
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
        kind: notice.kind,
        title: notice.title[locale],
        text: notice.text[locale],
        services: notice.services.map((service) => nameOf(service)[locale]),
        at: notice.at.toISOString(),
        ...(notice.until && { until: notice.until.toISOString() }),
        link: env.publicUrl + linkOf(notice, locale),
        ...endingLinks(env.publicUrl, id, locale),
      },
    })),
    now,
  );
}

/** Where a person ends the subscription, and where a mail program does. */
const endingLinks = (origin: string, id: string, locale: 'en' | 'zh') => ({
  unsubscribePage: `${origin}${pagePath('service-status', locale)}?unsubscribe=${id}`,
  oneClick: `${origin}${oneClickPath}?token=${id}`,
});

function linkOf({ services }: Notice, locale: 'en' | 'zh'): string {
  const [only, ...others] = services;
  return only && others.length === 0
    ? recordPath(locale, { id: only.id, name: nameOf(only)[locale] })
    : pagePath('service-status', locale);
}

const nameOf = ({ englishName, chineseName }: StoredService): Localized<string> => ({
  en: englishName,
  zh: chineseName,
});
