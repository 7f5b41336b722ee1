import { pagePath } from '#content/site-map.ts';
import { dayMs } from '#contract/time-units.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import { takeCooldown } from '../../limits/cooldown.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import { type Customer, noticeLocale } from '../customers.ts';
import type { Employee } from '../employees.ts';
import { personOf } from '../sessions/sessions.ts';

/**
 * Records a lock as an audit event and mails the owner at most once a day, unless a known browser
 * caused it.
 */
export const noteLock = (
  { database, env, clock }: Context,
  caller: Caller,
  who: { customer: Customer; employee: Employee | undefined },
  onKnownDevice: boolean,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const by = { kind: 'visitor' } as const;
    await recordEvent(
      tx,
      { action: 'login.locked', by, target: personOf(who), from: caller, details: {} },
      now,
    );
    const { id, email, emailVerifiedAt, firstName, lastName } = who.customer;
    const locale = noticeLocale(who.customer);
    const pause = { key: `login-notice:customer:${id}`, cooldownMs: dayMs };
    if (onKnownDevice || emailVerifiedAt === null) return;
    if (!(await takeCooldown(tx, pause, now)).allowed) return;
    await enqueueMessage(
      tx,
      {
        template: 'login-tries',
        recipient: email,
        locale,
        payload: {
          firstName,
          lastName,
          employee: who.employee?.username ?? '',
          address: caller.address,
          triedAt: now.toISOString(),
          link: env.publicUrl + pagePath('forget-password', locale),
        },
      },
      now,
    );
  });
