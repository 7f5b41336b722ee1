import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withCallTimeout } from '../call-timeout.ts';
import type { Context } from '../context.ts';
import { requireBearer } from '../http/bearer-token.ts';
import { AppError } from '../http/errors.ts';
import { draftAlerts } from './alert-drafts.ts';

const bodyLimitBytes = 64 * 1024;

const text = z.string().overwrite((given) =>
  given
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
);
const labels = z.record(z.string(), text);
const moment = z.iso.datetime({ offset: true }).transform((given) => new Date(given));

const alert = z.object({
  status: z.enum(['firing', 'resolved']),
  labels,
  annotations: labels.default({}),
  startsAt: moment,
  endsAt: moment,
});
export type Alert = z.output<typeof alert>;

/** What Alertmanager posts to a webhook: all alerts of a group whenever one of them changes. */
const alertGroup = z.object({
  version: z.literal('4'),
  groupKey: text.min(1),
  alerts: z.array(alert).min(1),
});
export type AlertGroup = z.output<typeof alertGroup>;

/** Registers `POST /alerts`, which writes drafts and never publishes. */
export function registerAlerts(app: FastifyInstance, context: Context): void {
  const { alertsToken } = context.env;
  if (alertsToken === undefined) return;
  app.post(
    '/alerts',
    { bodyLimit: bodyLimitBytes, onRequest: requireBearer(alertsToken) },
    async ({ body, log }, reply) => {
      const { success, data: group, error } = alertGroup.safeParse(body);
      if (!success) {
        const fields = error.issues.map(({ path }) => path.join('.'));
        log.warn({ fields }, 'alerts are not of version 4 of the webhook');
        throw new AppError('bad-request');
      }
      await withCallTimeout('/alerts', () => draftAlerts(context, group), context.callMs);
      return reply.code(204).send();
    },
  );
}
