import type * as contract from '#contract/api-keys.ts';
import type { ApiKeySummary, KeyEnvironment } from '#contract/api-keys.ts';
import type { ParsedInput } from '#contract/call.ts';
import { maxKeys } from '#contract/developer-fields.ts';
import { dayMs } from '#contract/time-units.ts';
import {
  type ApiKey,
  changeKey,
  countUses,
  findKeyById,
  listKeys,
  makeKey,
} from '../../applications/keys.ts';
import { countByKey } from '../../applications/request-pages.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import * as gateway from '../../gateway/note-change.ts';
import { gatewayStateOf } from '../../gateway/pick-up.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { requireWithinLimit } from '../../limits/take.ts';
import { type Change, noteChange } from '../changes/note-change.ts';
import type { Session } from '../sessions/sessions.ts';
import { findOwnApplication, lockOwnApplication, managementOf } from './own-application.ts';
import type { SandboxParts } from './parts.ts';

/** Maximum number of keys created per account and day. */
const maxMadeADay = 50;

export async function listOwnKeys(
  context: Context,
  session: Session,
  sandbox: SandboxParts | undefined,
) {
  const { database, clock } = context;
  const application = await findOwnApplication(context, session);
  const now = clock.now();
  const keys = application ? await listKeys(database, application.id, now) : [];
  const since = new Date(now.getTime() - dayMs);
  const calls = application ? await countByKey(database, application.id, since) : new Map();
  const uses = application ? await countUses(database, application.id) : new Map();
  return {
    keys: keys.map((key) => summarize(key, calls.get(key.id), uses.get(key.id))),
    ...managementOf(session),
    sandboxHost: sandbox?.host ?? null,
    hasProduct: session.customer.enabledProducts.length > 0,
    allowedAddresses: application?.allowedAddresses ?? [],
    gateway: await gatewayStateOf(context, session.customer),
  };
}

/** The secret is only in this response. */
export async function makeOwnKey(
  context: Context,
  session: Session,
  caller: Caller,
  {
    name,
    environment,
    rights,
    hasSandbox,
  }: ParsedInput<typeof contract.makeApiKey> & { hasSandbox: boolean },
): Promise<{ key: ApiKeySummary; secretKey: string }> {
  const { customer } = session;
  if (environment === 'sandbox' && !hasSandbox) throw new AppError('not-found');
  if (environment === 'live' && customer.enabledProducts.length === 0)
    throw new AppError('key.product');
  const now = context.clock.now();
  return transactOnce(context, caller, async (tx) => {
    const { id } = await lockOwnApplication(tx, context, session, caller);
    if ((await listKeys(tx, id, now)).length >= maxKeys) throw new AppError('key.limit');
    const limit = { key: `keys:${id}`, limit: maxMadeADay, windowMs: dayMs };
    await requireWithinLimit(tx, limit, now);
    const wanted = { name, environment, rights: [...new Set(rights)] };
    const { key, secretKey } = await makeKey(tx, context, id, wanted);
    const details = { accessKey: key.accessKey, ...wanted };
    const change = { action: 'key.made', details } as const;
    await noteKey(tx, context, { session, caller, change, environment });
    return { key: summarize(key), secretKey };
  });
}

export const changeOwnKey = (
  context: Context,
  session: Session,
  caller: Caller,
  { id, name, rights }: ParsedInput<typeof contract.changeApiKey>,
): Promise<ApiKeySummary> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const application = await lockOwnApplication(tx, context, session, caller);
    const before = await findKeyById(tx, application.id, id);
    const wanted = { name, rights: [...new Set(rights)] };
    const isSame = before?.name === name && hasSameItems(before.rights, wanted.rights);
    const key = await changeKey(
      tx,
      { applicationId: application.id, id },
      isSame ? { name } : wanted,
      now,
    );
    if (!before || !key) throw new AppError('key.unknown');
    const { accessKey, environment } = key;
    const details = { accessKey, before: before.name, ...wanted };
    const change = { action: 'key.changed', details } as const;
    if (!isSame) await noteKey(tx, context, { session, caller, change, environment });
    const since = new Date(now.getTime() - dayMs);
    const calls = await countByKey(tx, application.id, since);
    const uses = await countUses(tx, application.id);
    return summarize(key, calls.get(id), uses.get(id));
  });

/** Ends a key now or in a day, so that its successor can take over; never later than announced. */
export const endOwnKey = (
  context: Context,
  session: Session,
  caller: Caller,
  { id, when }: ParsedInput<typeof contract.endApiKey>,
): Promise<{ endsAt: string }> =>
  transactOnce(context, caller, async (tx) => {
    const now = context.clock.now();
    const application = await lockOwnApplication(tx, context, session, caller);
    const known = await findKeyById(tx, application.id, id);
    const wanted = when === 'now' ? now : new Date(now.getTime() + dayMs);
    const endsAt = known?.endsAt && known.endsAt <= wanted ? known.endsAt : wanted;
    const key = await changeKey(tx, { applicationId: application.id, id }, { endsAt }, now);
    if (!key) throw new AppError('key.unknown');
    const { accessKey, name, environment } = key;
    const details = { accessKey, name, endsAt: endsAt.toISOString() };
    const change = { action: 'key.ended', details } as const;
    if (endsAt !== known?.endsAt)
      await noteKey(tx, context, { session, caller, change, environment });
    return { endsAt: endsAt.toISOString() };
  });

type KeyAction = 'key.made' | 'key.changed' | 'key.ended';

/** Keys belong to the account, even when an employee changes them. The gateway has live keys alone. */
async function noteKey<Action extends KeyAction>(
  tx: Transaction,
  context: Context,
  {
    environment,
    ...given
  }: { session: Session; caller: Caller; change: Change<Action>; environment: KeyEnvironment },
): Promise<void> {
  const about = given.change.details.name;
  await noteChange(tx, context, { ...given, employee: null, about });
  if (environment === 'live') await gateway.noteChange(tx, given.session.customer);
}

const hasSameItems = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((item) => others.includes(item));

const summarize = (
  { id, name, accessKey, environment, rights, createdAt, ...key }: ApiKey,
  callsLastDay = 0,
  uses = 0,
): ApiKeySummary => ({
  id,
  name,
  accessKey,
  environment,
  rights,
  createdAt: createdAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  lastUsedAddress: key.lastUsedAddress,
  callsLastDay,
  uses,
  endsAt: key.endsAt?.toISOString() ?? null,
});
