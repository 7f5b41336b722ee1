import { brand } from '#content/brand.ts';
import type { PayloadOf, TemplateName } from '#content/messages/templates.ts';
import { enqueueMessage } from '#server/outbox/enqueue.ts';
import { withServerDatabase } from './server-database.ts';

/** One template for each transport, with a payload. */
const payloads = {
  'reset-code-mail': { code: '482916', minutes: 10 },
  'reset-code-text': { code: '482916', minutes: 10 },
  'status-confirm': { link: `${brand.hosts.site}/service-status`, hours: 24 },
  'status-notice': {
    kind: 'outage',
    title: 'Calls fail',
    text: 'Calls to Peru fail.',
    services: ['Voice'],
    at: '2026-03-01T09:30:00.000Z',
    link: `${brand.hosts.site}/service-status`,
    unsubscribePage: `${brand.hosts.site}/service-status?unsubscribe=1`,
    oneClick: `${brand.hosts.site}/service-status/unsubscribe?token=1`,
  },
} satisfies { [Name in TemplateName]?: PayloadOf<Name> };

type Queued = keyof typeof payloads;

/** Queues a message for each recipient next to the running server; returns their ids. */
export const queueMessages = (
  dataDir: string,
  template: Queued,
  recipients: readonly string[],
): Promise<string[]> =>
  withServerDatabase(dataDir, (database) =>
    database.transaction(async (tx) => {
      const ids: string[] = [];
      for (const recipient of recipients) {
        const message = { template, recipient, locale: 'en' as const, payload: payloads[template] };
        ids.push(await enqueueMessage(tx, message, new Date()));
      }
      return ids;
    }),
  );
