import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
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
import { selectPasskeys, updatePasskey } from './passkeys.ts';

/** Options and response of the WebAuthn API, with the id of the challenge. */
type Exchange = { id: string; options: Record<string, unknown> };
export type Answer = { id: string; response: Record<string, unknown> };

/** Options to create a passkey, excluding those the user already has. */
export async function startRegistration(
  context: Context,
  owner: Owner,
  user: { id: string; name: string; displayName: string },
): Promise<Exchange> {
  const options = await registrationOptions({
    party: partyAt(context.env.publicUrl),
    partyName: brand.names.short.en,
    user,
    known: await selectPasskeys(context.database, owner),
    residentKey: 'preferred',
    verification: 'preferred',
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
  const made = await madePasskey({ party, challenge, verification: 'preferred' }, response).catch(
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
  const party = partyAt(context.env.publicUrl);
  const challenge = await take(context, owner, purpose, id);
  const named = namedPasskey(response);
  const known = await selectPasskeys(context.database, owner);
  const passkey = known.find(({ credentialId }) => credentialId === named);
  if (!passkey) return false;
  const proof = { party, challenge, verification: verificationFor(purpose) };
  const counter = await signedCounter(proof, passkey, response);
  if (counter === undefined) return false;
  await updatePasskey(context.database, owner, passkey.id, {
    counter,
    lastUsedAt: context.clock.now(),
  });
  return true;
}

/** After the password a touch is enough; in place of it, user verification is required. */
const verificationFor = (purpose: 'log-in' | 'confirm'): UserVerification =>
  purpose === 'confirm' ? 'required' : 'preferred';

async function keep(
  { database, clock }: Context,
  owner: Owner,
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
  owner: Owner,
  purpose: ChallengePurpose,
  id: string,
): Promise<string> {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        belongsTo(passkeyChallenges, owner),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw new AppError('passkey.refused');
  return taken.challenge;
}
