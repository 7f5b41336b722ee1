import { and, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { brand } from '#content/brand.ts';
import { appCodeDigits } from '#contract/account-rules.ts';
import { secondMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { authenticatorApps } from '../../db/two-factor-schema.ts';
import { decryptText, encryptText } from '../../encryption.ts';
import { belongsTo, type Owner } from '../sessions/owner.ts';
import { ownerOf, personOf, type SessionUser } from '../sessions/sessions.ts';

export type StoredApp = typeof authenticatorApps.$inferSelect;

const purpose = 'authenticator app';

/** TOTP defaults, which every app supports. */
const periodSeconds = 30;

const unopened =
  'an app was set up under another APP_SECRET: without a passkey or a recovery code its owner needs ops customers reset-factor, an employee the main user';

/** Accepts one period before and after, for differing clocks. */
const window = 1;

export async function findApp(
  database: Database | Transaction,
  owner: Owner,
): Promise<StoredApp | undefined> {
  const [found] = await database
    .select()
    .from(authenticatorApps)
    .where(and(belongsTo(authenticatorApps, owner), isNotNull(authenticatorApps.confirmedAt)));
  return found;
}

/** Creates a secret that waits for its first correct code; replaces one that was waiting. */
export async function startApp(
  tx: Transaction,
  { secret, clock }: Context,
  owner: Owner,
  account: string,
): Promise<{ uri: string; secret: string }> {
  const totp = totpWith(new Secret({ size: 20 }), account);
  const fresh = {
    sealedSecret: encryptText(secret, purpose, totp.secret.base32),
    createdAt: clock.now(),
    lastStep: 0,
  };
  await tx
    .insert(authenticatorApps)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({
      target: [authenticatorApps.customerId, authenticatorApps.employeeId],
      set: fresh,
      setWhere: isNull(authenticatorApps.confirmedAt),
    });
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** `waiting`: the first code, which enables the app. */
type AppCode = { who: SessionUser; code: string; waiting: boolean };

/** Spends a correct code newer than the last one used: each code works once. */
export async function spendAppCode(
  context: Context,
  tx: Transaction,
  given: AppCode,
): Promise<boolean> {
  const period = await findPeriod(context, tx, given);
  if (period === undefined) return false;
  const now = context.clock.now();
  const used = await tx
    .update(authenticatorApps)
    .set({
      lastStep: period,
      lastUsedAt: now,
      ...(given.waiting && { confirmedAt: now, lastUsedAt: null }),
    })
    .where(and(isMeant(given), lt(authenticatorApps.lastStep, period)));
  return used.rowCount === 1;
}

/** Whether a code is correct, used or not. */
export const isAppCode = async (context: Context, given: AppCode): Promise<boolean> =>
  (await findPeriod(context, context.database, given)) !== undefined;

const isMeant = ({ who, waiting }: AppCode) =>
  and(
    belongsTo(authenticatorApps, ownerOf(who)),
    waiting ? isNull(authenticatorApps.confirmedAt) : isNotNull(authenticatorApps.confirmedAt),
  );

/** The 30-second period that a correct code belongs to. */
async function findPeriod(
  { secret, clock, log }: Context,
  database: Database | Transaction,
  given: AppCode,
): Promise<number | undefined> {
  const [app] = await database.select().from(authenticatorApps).where(isMeant(given));
  if (!app) return undefined;
  const opened = decryptText(secret, purpose, app.sealedSecret);
  if (opened === undefined) {
    log.warn({ account: personOf(given.who).id }, unopened);
    return undefined;
  }
  const now = clock.now();
  const totp = totpWith(Secret.fromBase32(opened), '');
  const offset = totp.validate({ token: given.code, timestamp: now.getTime(), window });
  if (offset === null) return undefined;
  return Math.floor(now.getTime() / (periodSeconds * secondMs)) + offset;
}

/** False when no app was enabled. */
export async function deleteApp(tx: Transaction, owner: Owner): Promise<boolean> {
  const deleted = await tx
    .delete(authenticatorApps)
    .where(belongsTo(authenticatorApps, owner))
    .returning({ confirmedAt: authenticatorApps.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}

const totpWith = (secret: Secret, label: string): TOTP =>
  new TOTP({
    issuer: brand.names.short.en,
    label,
    algorithm: 'SHA1',
    digits: appCodeDigits,
    period: periodSeconds,
    secret,
  });
