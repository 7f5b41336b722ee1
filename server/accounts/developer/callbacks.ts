import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { CallbackSettings } from '#contract/developer.ts';
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
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { requireWithinLimit } from '../../limits/take.ts';
import { parseNetwork } from '../../networks.ts';
import { noteChange } from '../changes/note-change.ts';
import { personOf, type Session } from '../sessions/sessions.ts';
import { findOwnApplication, holdOwnApplication, managementOf } from './own-application.ts';
import type { SandboxParts } from './parts.ts';

/** Of each account: a receiver is tried out by hand. */
const mostTestsAMinute = 20;

/** How many deliveries the page lists. */
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
  };
}

/** Where callbacks go from now on; those that wait go where they were to go. */
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

/** Whence calls may come; nowhere in particular means from everywhere. */
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

/** Whoever reads it leaves a trace. */
export const showOwnSecret = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<Secrets> =>
  context.database.transaction(async (tx) => {
    const application = await holdOwnApplication(tx, context, session, caller);
    const target = personOf({ customer: session.customer, employee: undefined });
    const event = { action: 'callback.secret-shown', details: {} } as const;
    await recordEvent(
      tx,
      { ...event, by: personOf(session), target, from: caller },
      context.clock.now(),
    );
    return secretsOf(context, application);
  });

/** Another one, shown before it signs anything. What was prepared before is forgotten. */
export const prepareOwnSecret = (
  context: Context,
  session: Session,
  caller: Caller,
): Promise<Secrets> =>
  transactOnce(context, caller, async (tx) => {
    const application = await holdOwnApplication(tx, context, session, caller);
    const next = newCallbackSecret(false);
    await changeApplication(tx, application.id, {
      sealedNextSecret: sealCallbackSecret(context, next),
    });
    const change = { action: 'callback.secret-prepared', details: {} } as const;
    await note(tx, context, session, caller, change);
    return { ...secretsOf(context, application), next };
  });

/** From now on every attempt is signed with the new one, also the repeats of earlier events. */
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

/** The documented example goes the way of every callback, and is repeated like one. */
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
    limit: mostTestsAMinute,
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

/** Signed events by name; a text message's receipt comes first, since most begin there. */
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
type Change<Action extends CallbackAction> = Parameters<typeof noteChange<Action>>[4];

/** A change to the application, its trace and a mail to the owner; neither where it is as wanted. */
const changing = <Action extends CallbackAction>(
  context: Context,
  session: Session,
  caller: Caller,
  work: (tx: Transaction, application: Application) => Promise<Change<Action> | undefined>,
): Promise<void> =>
  transactOnce(context, caller, async (tx) => {
    const application = await holdOwnApplication(tx, context, session, caller);
    const change = await work(tx, application);
    if (change) await note(tx, context, session, caller, change);
  });

/** It belongs to the account, whoever of its people changed it. */
const note = <Action extends CallbackAction>(
  tx: Transaction,
  context: Context,
  session: Session,
  caller: Caller,
  change: Change<Action>,
): Promise<void> =>
  noteChange(tx, context, session, caller, change, context.clock.now(), { employee: undefined });
