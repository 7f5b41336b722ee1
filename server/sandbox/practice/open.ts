import type { OpenedPractice } from '#contract/practice.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Application } from '../../applications/applications.ts';
import {
  callbackSecretOf,
  findPractice,
  openApplication,
} from '../../applications/applications.ts';
import { makeKey } from '../../applications/keys.ts';
import type { Caller, Context } from '../../context.ts';
import { catcherUrl } from '../../deliveries/catcher.ts';
import { AppError } from '../../http/errors.ts';
import { networkOf } from '../../http/network-of.ts';
import { requireFromAddress } from '../../limits/address-limit.ts';
import { sandboxOrigin } from '../../sandbox-origin.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { isBlocked } from '../blocks.ts';

/** Creates keys for a visitor that work in the sandbox for a day. */
export async function openPractice(
  context: Context,
  { address }: Pick<Caller, 'address'>,
): Promise<OpenedPractice> {
  const { database, clock, env } = context;
  const now = clock.now();
  const token = newToken();
  const endsAt = new Date(now.getTime() + env.sandbox.sessionMs);
  return database.transaction(async (tx) => {
    const limit = {
      what: 'practice',
      address,
      limit: env.sandbox.sessionsPerHour,
      windowMs: hourMs,
    };
    if (await isBlocked(tx, address, now)) throw new AppError('not-found');
    await requireFromAddress(tx, limit, now);
    const application = await openApplication(tx, context, {
      network: networkOf(address),
      tokenHash: hashToken(token),
      endsAt,
    });
    const { key, secretKey } = await makeKey(tx, context, application.id, {
      environment: 'sandbox',
      name: 'practice',
      rights: ['send', 'read', 'manage'],
    });
    return {
      token,
      host: sandboxOrigin(env),
      accessKey: key.accessKey,
      secretKey,
      callbackSecret: callbackSecretOf(context, application) ?? '',
      catcherUrl: catcherUrl(context, application),
      endsAt: endsAt.toISOString(),
    };
  });
}

/** Refuses an expired session, so that the page can offer a new one. */
export async function requirePractice(
  { database, clock }: Context,
  token: string,
): Promise<Application> {
  const found = await findPractice(database, token, clock.now());
  if (!found) throw new AppError('practice.ended');
  return found;
}
