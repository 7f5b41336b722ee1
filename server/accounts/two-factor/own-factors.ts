import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { encode } from 'uqr';
import { fullName } from '#content/full-name.ts';
import type { ParsedInput } from '#contract/call.ts';
import type * as contract from '#contract/two-factor.ts';
import type { Security } from '#contract/two-factor.ts';
import type { Caller, Context } from '../../context.ts';
import { auditEvents } from '../../db/audit-schema.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { hashToken } from '../../tokens.ts';
import { noteChange } from '../changes/note-change.ts';
import { requireHashLimit } from '../console/hash-limit.ts';
import { lockCustomer } from '../customers.ts';
import type { Owner } from '../sessions/owner.ts';
import { ownerOf, personOf, type Session } from '../sessions/sessions.ts';
import { type Attempt, countAttempt, uncounted } from './attempts.ts';
import { deleteApp, findApp, isAppCode, spendAppCode, startApp } from './authenticator-app.ts';
import { dropCodesWithoutFactor } from './factors.ts';
import { startRegistration, verifyRegistration } from './passkey-exchange.ts';
import {
  deletePasskey,
  insertPasskey,
  type StoredPasskey,
  selectPasskeys,
  updatePasskey,
} from './passkeys.ts';
import { countCodes, type NewCodes, newCodes, saveCodes } from './recovery-codes.ts';

const maxPasskeys = 10;

export async function getSecurity(
  { database }: Context,
  session: Session,
  { browser }: Caller,
): Promise<Security> {
  const owner = ownerOf(session);
  const device = browser.read('knownDevice');
  const deviceHash = device && hashToken(device);
  const app = await findApp(database, owner);
  const passkeys = await selectPasskeys(database, owner);
  return {
    passwordChangedAt: await passwordChangedAt({ database }, session),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      roams: !passkey.transports.includes('internal') && passkey.transports.length > 0,
      here: deviceHash !== undefined && passkey.deviceHash === deviceHash,
      logsInAlone: passkey.logsInAlone,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    app: app
      ? {
          createdAt: (app.confirmedAt ?? app.createdAt).toISOString(),
          lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    recoveryCodesLeft: await countCodes(database, owner),
  };
}

/** When the password last changed, according to the audit trail; null if that event expired. */
async function passwordChangedAt(
  { database }: Pick<Context, 'database'>,
  session: Session,
): Promise<string | null> {
  const [event] = await database
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.targetId, personOf(session).id),
        inArray(auditEvents.action, settingPasswords),
      ),
    )
    .orderBy(desc(auditEvents.at))
    .limit(1);
  return event?.at.toISOString() ?? null;
}

const settingPasswords = [
  'account.activated',
  'password.reset',
  'password.changed',
  'employee.added',
  'employee.password-set',
];

/** Refuses before the browser creates a passkey that could not be stored. */
export async function beginPasskey(
  context: Context,
  session: Session,
  { renews }: ParsedInput<typeof contract.beginPasskey>,
) {
  const owner = ownerOf(session);
  const { others } = await makeRoom(context.database, owner, renews);
  const user = {
    id: personOf(session).id,
    name: session.employee?.username ?? session.customer.email,
    displayName: session.employee?.name ?? fullName(session.customer),
  };
  return startRegistration(context, owner, { user, known: others });
}

/** The user's passkeys beside a new one: the one that it renews, and the others. */
async function makeRoom(
  database: Database | Transaction,
  owner: Owner,
  renews: string | undefined,
): Promise<{ renewed: StoredPasskey | undefined; others: StoredPasskey[] }> {
  const known = await selectPasskeys(database, owner);
  const renewed = known.find(({ id }) => id === renews);
  if (renews !== undefined && !renewed) throw new AppError('step.none');
  const others = known.filter((passkey) => passkey !== renewed);
  if (others.length >= maxPasskeys) throw new AppError('passkey.limit');
  return { renewed, others };
}

export async function addPasskey(
  context: Context,
  session: Session,
  caller: Caller,
  { name, renews, ...answer }: ParsedInput<typeof contract.addPasskey>,
): Promise<{ recoveryCodes: string[] | null }> {
  const owner = ownerOf(session);
  const made = await verifyRegistration(context, owner, answer);
  const codes = await firstCodes(context, session);
  const device = caller.browser.read('knownDevice');
  const now = context.clock.now();
  return transactOnce(context, caller, async (tx) => {
    // Serializes parallel calls, which would otherwise count the same passkeys and codes.
    await lockCustomer(tx, owner.customerId);
    const { renewed } = await makeRoom(tx, owner, renews);
    if (renewed) await deletePasskey(tx, owner, renewed.id);
    const passkey = { id: randomUUID(), ...owner, ...made, name, createdAt: now };
    const deviceHash = device ? hashToken(device) : null;
    if (!(await insertPasskey(tx, { ...passkey, deviceHash, logsInAlone: true })))
      throw new AppError('passkey.refused');
    const action = renewed ? 'passkey.renewed' : 'passkey.added';
    const change = { action, details: { name } } as const;
    await noteChange(tx, context, { session, caller, change });
    return { recoveryCodes: await saveFirstCodes(tx, session, codes, now) };
  });
}

export const renamePasskey = (
  context: Context,
  session: Session,
  caller: Caller,
  { id, name }: ParsedInput<typeof contract.renamePasskey>,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    const owner = ownerOf(session);
    const before = (await selectPasskeys(tx, owner)).find((passkey) => passkey.id === id);
    if (before?.name === name) return;
    if (!before || !(await updatePasskey(tx, owner, id, { name }))) throw new AppError('step.none');
    const details = { before: before.name, after: name };
    const change = { action: 'passkey.renamed', details } as const;
    await noteChange(tx, context, { session, caller, change });
  });

export const removePasskey = (
  context: Context,
  session: Session,
  caller: Caller,
  id: string,
): Promise<void> =>
  transactOnce(context, caller, async (tx) => {
    const owner = ownerOf(session);
    // Serialized: removing app and passkey in parallel would each see the other and keep the codes.
    await lockCustomer(tx, owner.customerId);
    const removed = await deletePasskey(tx, owner, id);
    if (!removed) throw new AppError('step.none');
    await dropCodesWithoutFactor(tx, owner);
    const change = { action: 'passkey.removed', details: { name: removed.name } } as const;
    await noteChange(tx, context, { session, caller, change });
  });

export const beginApp = (context: Context, session: Session, caller: Caller) =>
  transactOnce(context, caller, async (tx) => {
    const owner = ownerOf(session);
    if (await findApp(tx, owner)) throw new AppError('step.none');
    const account = session.employee?.username ?? session.customer.email;
    const { uri, secret } = await startApp(tx, context, owner, account);
    return { uri, secret, picture: pictureOf(uri) };
  });

/** SVG path of the QR code: one rectangle per run of dark modules. */
function pictureOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? 'x' : ' '))
          .join('')
          .matchAll(/x+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return { size, path };
}

export async function addApp(
  context: Context,
  session: Session,
  caller: Caller,
  code: string,
): Promise<{ added: boolean; recoveryCodes: string[] | null } & Attempt> {
  const owner = ownerOf(session);
  const { allowed, forget, ...attempt } = await countAttempt(context, caller, owner, 'app');
  const given = { who: session, code, waiting: true };
  if (!allowed || !(await isAppCode(context, given)))
    return { added: false, recoveryCodes: null, ...attempt };
  const codes = await firstCodes(context, session);
  const now = context.clock.now();
  const result = await transactOnce(context, caller, async (tx) => {
    await lockCustomer(tx, owner.customerId);
    if (!(await spendAppCode(context, tx, given)))
      return { added: false, recoveryCodes: null, ...attempt };
    const change = { action: 'app.added', details: {} } as const;
    await noteChange(tx, context, { session, caller, change });
    const recoveryCodes = await saveFirstCodes(tx, session, codes, now);
    return { added: true, recoveryCodes, ...uncounted };
  });
  if (result.added) await forget();
  return result;
}

export const removeApp = (context: Context, session: Session, caller: Caller): Promise<void> =>
  transactOnce(context, caller, async (tx) => {
    const owner = ownerOf(session);
    await lockCustomer(tx, owner.customerId);
    if (!(await deleteApp(tx, owner))) throw new AppError('step.none');
    await dropCodesWithoutFactor(tx, owner);
    const change = { action: 'app.removed', details: {} } as const;
    await noteChange(tx, context, { session, caller, change });
  });

export async function makeRecoveryCodes(
  context: Context,
  session: Session,
  caller: Caller,
): Promise<string[]> {
  const owner = ownerOf(session);
  await requireHashLimit(context, owner.customerId);
  const fresh = await newCodes(context);
  return transactOnce(context, caller, async (tx) => {
    await lockCustomer(tx, owner.customerId);
    if ((await selectPasskeys(tx, owner)).length === 0 && !(await findApp(tx, owner)))
      throw new AppError('step.none');
    const now = context.clock.now();
    const change = { action: 'recovery-codes.made', details: {} } as const;
    await noteChange(tx, context, { session, caller, change });
    await saveCodes(tx, owner, fresh, now);
    return fresh.codes;
  });
}

/** Recovery codes come with the first passkey or app; later ones keep them. */
async function firstCodes(context: Context, session: Session): Promise<NewCodes | undefined> {
  const owner = ownerOf(session);
  if ((await countCodes(context.database, owner)) > 0) return undefined;
  await requireHashLimit(context, owner.customerId);
  return newCodes(context);
}

async function saveFirstCodes(
  tx: Transaction,
  session: Session,
  fresh: NewCodes | undefined,
  now: Date,
): Promise<string[] | null> {
  const owner = ownerOf(session);
  if (!fresh || (await countCodes(tx, owner)) > 0) return null;
  await saveCodes(tx, owner, fresh, now);
  return fresh.codes;
}
