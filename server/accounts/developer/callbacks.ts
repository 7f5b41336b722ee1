import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CallbackSettings } from '#contract/callbacks.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { DocumentedCallback } from '#contract/documented-api.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import {
  type Application,
  callbackSecretOf,
  changeApplication,
  newCallbackSecret,
  nextSecretOf,
  sealCallbackSecret,
} from '../../applications/applications.ts';
import { countDeliveries, deliverAgain, listDeliveries } from '../../applications/traffic.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { sandboxDeliveries } from '../../db/sandbox-schema.ts';
import { hostOf } from '../../deliveries/catcher.ts';
import { addressProblem, egressRules } from '../../deliveries/egress.ts';
import * as gateway from '../../gateway/note-change.ts';
import { gatewayStateOf } from '../../gateway/pick-up.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { requireWithinLimit } from '../../limits/take.ts';
import { parseNetwork } from '../../networks.ts';
import { type Change, noteChange } from '../changes/note-change.ts';
import { personOf, type Session } from '../sessions/sessions.ts';
import { findOwnApplication, lockOwnApplication, managementOf } from './own-application.ts';
import type { SandboxParts } from './parts.ts';

/** Per account; test callbacks are sent by hand. */
const maxTestsAMinute = 20;

/** Number of deliveries on the page. */
const listed = 20;

const shownSigns = 4;

export async function getCallbackSettings(
  context: Context,
  session: Session,
  sandbox: SandboxParts | undefined,
): Promise<CallbackSettings> {
  const application = await findOwnApplication(context, session);
  const secret = application && callbackSecretOf(context, application);
  return {
    url: application?.callbackUrl ?? null,
    secretEnds: secret?.slice(-shownSigns) ?? null,
    hasNextSecret: application?.sealedNextSecret != null,
    testEvents: [...testable(sandbox).keys()],
    ...managementOf(session),
    gateway: await gatewayStateOf(context, session.customer),
  };
}

/** Sets the URL for new callbacks; queued ones keep theirs. */
export const setOwnCallbackUrl = (
  context: Context,
  session: Session,
  caller: Caller,
  given: string,
): Promise<void> =>
  changing(context, session, caller, async (tx, { id, callbackUrl }) => {
    const url = given === '' ? null : allowedUrl(context, given);
    if (url === callbackUrl) return undefined;
    await changeApplication(tx, id, { callbackUrl: url });
    const details = { before: callbackUrl ?? '', after: url ?? '' };
    return { action: 'callback.address-changed', details };
  });

function allowedUrl({ env }: Pick<Context, 'env'>, given: string): string {
  if (addressProblem(given, egressRules(env))) throw new AppError('callback.url');
  return new URL(given).href;
}

/** Networks that may call the API; an empty list allows all. */
export const setOwnAllowedAddresses = (
  context: Context,
  session: Session,
  caller: Caller,
  given: readonly string[],
): Promise<void> =>
  changing(context, session, caller, async (tx, { id, allowedAddresses }) => {
    const addresses = [...new Set(given.filter((address) => address !== ''))];
    if (!addresses.every((address) => parseNetwork(address))) throw new AppError('allowed.address');
    if (isDeepStrictEqual(addresses, allowedAddresses)) return undefined;
    await changeApplication(tx, id, { allowedAddresses: addresses });
    const details = { before: allowedAddresses, after: addresses };
    return { action: 'allowed-addresses.changed', details };
  });

type Secrets = { secret: string; next: string | null };

/** Shows the callback secrets and records an audit event. */
export const showOwnSecret = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<Secrets> =>
  context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, context, session, caller);
    const target = personOf({ customer: session.customer, employee: undefined });
    const event = { action: 'callback.secret-shown', details: {} } as const;
    await recordEvent(
      tx,
      { ...event, by: personOf(session), target, from: caller },
      context.clock.now(),
    );
    return secretsOf(context, application);
  });

/** Creates the next secret, shown before it is used for signing; replaces one prepared earlier. */
export const prepareOwnSecret = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<Secrets> =>
  transactOnce(context, caller, async (tx) => {
    const application = await lockOwnApplication(tx, context, session, caller);
    const next = newCallbackSecret(false);
    await changeApplication(tx, application.id, {
      sealedNextSecret: sealCallbackSecret(context, next),
    });
    const change = { action: 'callback.secret-prepared', details: {} } as const;
    await noteChange(tx, context, { session, caller, change, employee: null });
    return { ...secretsOf(context, application), next };
  });

/** From now on every attempt is signed with the new secret, including retries of earlier events. */
export const switchOwnSecret = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<void> =>
  changing(context, session, caller, async (tx, { id, sealedNextSecret }) => {
    if (sealedNextSecret === null) throw new AppError('callback.noNext');
    await changeApplication(tx, id, {
      sealedCallbackSecret: sealedNextSecret,
      sealedNextSecret: null,
    });
    return { action: 'callback.secret-switched', details: {} };
  });

const secretsOf = (context: Context, application: Application): Secrets => ({
  secret: callbackSecretOf(context, application) ?? '',
  next: nextSecretOf(context, application) ?? null,
});

/** Queues the documented example like any callback. */
export async function sendTest(
  context: Context,
  session: Session,
  event: string,
  sandbox: SandboxParts | undefined,
): Promise<{ deliveryId: string }> {
  const { database, clock } = context;
  const application = await findOwnApplication(context, session);
  if (!application?.callbackUrl) throw new AppError('callback.none');
  const example = testable(sandbox).get(event);
  if (!example) throw new AppError('bad-request');
  const now = clock.now();
  const limit = {
    key: `callback-test:${application.id}`,
    limit: maxTestsAMinute,
    windowMs: minuteMs,
  };
  await requireWithinLimit(database, limit, now);
  const [deliveryId, eventId] = [randomUUID(), randomUUID()];
  const occurredAt = `${now.toISOString().slice(0, 19)}Z`;
  await database.insert(sandboxDeliveries).values({
    id: deliveryId,
    applicationId: application.id,
    event,
    eventId,
    occurredAt: now,
    url: application.callbackUrl,
    host: hostOf(context, application.callbackUrl),
    isSigned: true,
    body: JSON.stringify({ ...example, event, eventId, occurredAt }),
    dueAt: now,
    madeAt: now,
  });
  return { deliveryId };
}

/** Examples of signed events by name; the SMS receipt first, since most users start with it. */
function testable(sandbox: SandboxParts | undefined): Map<string, object> {
  const exampleOf = ({ isSigned, event, examples }: DocumentedCallback): [string, object][] => {
    const value = examples[0]?.value;
    return isSigned && typeof value === 'object' && value !== null ? [[event, value]] : [];
  };
  const callbacks = sandbox?.api?.callbacks ?? [];
  const first = callbacks.filter(({ event }) => event === 'sms.receipt');
  return new Map([...first, ...callbacks].flatMap(exampleOf));
}

export async function listOwnDeliveries(
  context: Context,
  session: Session,
): Promise<{
  deliveries: PracticeDelivery[];
  lastDay: { received: number; waiting: number; givenUp: number };
}> {
  const application = await findOwnApplication(context, session);
  if (!application) return { deliveries: [], lastDay: { received: 0, waiting: 0, givenUp: 0 } };
  const since = new Date(context.clock.now().getTime() - dayMs);
  const {
    received,
    waiting,
    'given-up': givenUp,
  } = await countDeliveries(context, application, since);
  const deliveries = (await listDeliveries(context, application)).slice(0, listed);
  return { deliveries, lastDay: { received, waiting, givenUp } };
}

export async function deliverOwnAgain(
  context: Context,
  session: Session,
  deliveryId: string,
): Promise<void> {
  const application = await findOwnApplication(context, session);
  if (!application) throw new AppError('not-found');
  await deliverAgain(context, application, deliveryId);
}

type CallbackAction = AuditAction &
  (
    | 'callback.address-changed'
    | 'callback.secret-prepared'
    | 'callback.secret-switched'
    | 'allowed-addresses.changed'
  );

/**
 * Changes the application, records it and mails the owner; nothing when `work` returns undefined.
 */
const changing = <Action extends CallbackAction>(
  context: Context,
  session: Session,
  caller: Caller,
  work: (tx: Transaction, application: Application) => Promise<Change<Action> | undefined>,
): Promise<void> =>
  transactOnce(context, caller, async (tx) => {
    const application = await lockOwnApplication(tx, context, session, caller);
    const change = await work(tx, application);
    if (!change) return;
    await noteChange(tx, context, { session, caller, change, employee: null });
    await gateway.noteChange(tx, session.customer);
  });
