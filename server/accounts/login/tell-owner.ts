import { pagePath } from '#content/site-map.ts';
import { dayMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../../context.ts';
import { takePause } from '../../limits/pause.ts';
import { enqueueMessage } from '../../outbox/enqueue.ts';
import type { Customer } from '../customers.ts';

/** Once a day at most: somebody from a network that never logged in here tries passwords. */
export const tellOwnerOfTries = (
  { database, env, clock }: Context,
  { address }: Caller,
  { id, email, emailVerifiedAt, firstName, locale }: Customer,
  employee?: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const pause = { key: `login-notice:customer:${id}`, pauseMs: dayMs };
    if (emailVerifiedAt === null || !(await takePause(tx, pause, now)).allowed) return;
    await enqueueMessage(
      tx,
      {
        template: 'login-tries',
        recipient: email,
        locale,
        payload: {
          firstName,
          employee: employee ?? '',
          address,
          triedAt: now.toISOString(),
          link: env.publicUrl + pagePath('forget-password', locale),
        },
      },
      now,
    );
  });
