import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import type { Context } from '../../context.ts';
import { type ChallengePurpose, passkeyChallenges } from '../../db/two-factor-schema.ts';
import { AppError } from '../../http/errors.ts';
import {
  authenticationOptions,
  challengeMs,
  madePasskey,
  namedPasskey,
  type PasskeyData,
  partyAt,
  registrationOptions,
  signedCounter,
  type UserVerification,
} from '../../webauthn.ts';
import { belongsTo, type Owner } from '../sessions/owner.ts';
import { findPasskey, type StoredPasskey, selectPasskeys, updatePasskey } from './passkeys.ts';

/** Options and response of the WebAuthn API, with the id of the challenge. */
type Exchange = { id: string; options: Record<string, unknown> };
export type Answer = { id: string; response: Record<string, unknown> };

/**
 * Options to create a passkey that logs in without a password, on a device that has none of the
 * `known` ones.
 */
export async function startRegistration(
  context: Context,
  owner: Owner,
  {
    user,
    known,
  }: { user: { id: string; name: string; displayName: string }; known: readonly PasskeyData[] },
): Promise<Exchange> {
  const options = await registrationOptions({
    party: partyAt(context.env.publicUrl),
    partyName: brand.names.short.en,
    user,
    known,
    residentKey: 'required',
    verification: 'required',
  });
  return keep(context, owner, 'add', options);
}

export async function verifyRegistration(
  context: Context,
  owner: Owner,
  { id, response }: Answer,
): Promise<PasskeyData> {
  const party = partyAt(context.env.publicUrl);
  const challenge = await take(context, owner, 'add', id);
  const made = await madePasskey({ party, challenge, verification: 'required' }, response).catch(
    (cause: unknown) => {
      throw new AppError('passkey.refused', { cause });
    },
  );
  if (!made) throw new AppError('passkey.refused');
  return made;
}

/** Options to sign with one of the user's passkeys. */
export async function startAuthentication(
  context: Context,
  owner: Owner,
  purpose: 'log-in' | 'confirm',
): Promise<Exchange> {
  const known = await selectPasskeys(context.database, owner);
  if (known.length === 0) throw new AppError('step.none');
  const options = await authenticationOptions(
    partyAt(context.env.publicUrl),
    known,
    verificationFor(purpose),
  );
  return keep(context, owner, purpose, options);
}

/** Whether one of the user's passkeys signed the challenge. */
export async function verifyAuthentication(
  context: Context,
  owner: Owner,
  purpose: 'log-in' | 'confirm',
  { id, response }: Answer,
): Promise<boolean> {
  const challenge = await take(context, owner, purpose, id);
  const named = namedPasskey(response);
  const known = await selectPasskeys(context.database, owner);
  const passkey = known.find(({ credentialId }) => credentialId === named);
  const verification = verificationFor(purpose);
  return passkey !== undefined && signs(context, passkey, { challenge, verification }, response);
}

/** Options to sign with any passkey that the device finds for this site. */
export async function startLogin(context: Context): Promise<Exchange> {
  const options = await authenticationOptions(partyAt(context.env.publicUrl), [], 'required');
  return keep(context, null, 'log-in', options);
}

/** The passkey that signed the challenge of a login, whosever it is. */
export async function findSigner(
  context: Context,
  { id, response }: Answer,
): Promise<StoredPasskey | undefined> {
  const challenge = await take(context, null, 'log-in', id);
  const passkey = await findPasskey(context.database, namedPasskey(response) ?? '');
  if (!passkey) return undefined;
  const asked = { challenge, verification: 'required' } as const;
  return (await signs(context, passkey, asked, response)) ? passkey : undefined;
}

/** Notes the use of a passkey that signed. */
async function signs(
  { env, database, clock }: Context,
  passkey: StoredPasskey,
  asked: { challenge: string; verification: UserVerification },
  response: unknown,
): Promise<boolean> {
  const counter = await signedCounter(
    { party: partyAt(env.publicUrl), ...asked },
    passkey,
    response,
  );
  if (counter === undefined) return false;
  await updatePasskey(database, passkey, passkey.id, { counter, lastUsedAt: clock.now() });
  return true;
}

/** After the password a touch is enough; in place of it, user verification is required. */
const verificationFor = (purpose: 'log-in' | 'confirm'): UserVerification =>
  purpose === 'confirm' ? 'required' : 'preferred';

async function keep(
  { database, clock }: Context,
  owner: Owner | null,
  purpose: ChallengePurpose,
  options: { challenge: string },
): Promise<Exchange> {
  const id = randomUUID();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  const { challenge } = options;
  await database.insert(passkeyChallenges).values({ id, purpose, ...owner, challenge, expiresAt });
  return { id, options: { ...options } };
}

/** Deletes the challenge: of parallel responses one is verified. */
async function take(
  { database, clock }: Context,
  owner: Owner | null,
  purpose: ChallengePurpose,
  id: string,
): Promise<string> {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        owner ? belongsTo(passkeyChallenges, owner) : isNull(passkeyChallenges.customerId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw new AppError('passkey.refused');
  return taken.challenge;
}
