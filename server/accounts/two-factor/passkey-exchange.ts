import { randomUUID } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  SettingsService,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';
import { type ChallengePurpose, passkeyChallenges } from '../../db/two-factor-schema.ts';
import { AppError } from '../../http/errors.ts';
import { belongsTo, type Owner } from '../sessions/owner.ts';
import { type StoredPasskey, selectPasskeys, updatePasskey } from './passkeys.ts';

const challengeMs = 5 * minuteMs;

// No attestation is requested. One sent anyway contains a URL that the library would fetch to check
// revocation; without root certificates it does not.
for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
  SettingsService.setRootCertificates({ identifier, certificates: [] });

/** EdDSA, ES256, RS256. The library's default includes ML-DSA, experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Options and response of the WebAuthn API, with the id of the challenge. */
type Exchange = { id: string; options: Record<string, unknown> };
export type Answer = { id: string; response: Record<string, unknown> };

/** Options to create a passkey, excluding those the user already has. */
export async function startRegistration(
  context: Context,
  owner: Owner,
  { id, name, displayName }: { id: string; name: string; displayName: string },
): Promise<Exchange> {
  const known = await selectPasskeys(context.database, owner);
  const options = await generateRegistrationOptions({
    rpName: brand.names.short.en,
    rpID: partyOf(context).id,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: displayName,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return keep(context, owner, 'add', options);
}

export type MadePasskey = Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'counter' | 'transports'
>;

export async function verifyRegistration(
  context: Context,
  owner: Owner,
  { id, response }: Answer,
): Promise<MadePasskey> {
  const { id: expectedRPID, origin } = partyOf(context);
  const challenge = await take(context, owner, 'add', id);
  const verified = await verifyRegistrationResponse({
    response: registration.parse(response),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch((cause: unknown) => {
    throw new AppError('passkey.refused', { cause });
  });
  if (!verified.verified) throw new AppError('passkey.refused');
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** Options to sign with one of the user's passkeys. */
export async function startAuthentication(
  context: Context,
  owner: Owner,
  purpose: 'log-in' | 'confirm',
): Promise<Exchange> {
  const known = await selectPasskeys(context.database, owner);
  if (known.length === 0) throw new AppError('step.none');
  const options = await generateAuthenticationOptions({
    rpID: partyOf(context).id,
    timeout: challengeMs,
    allowCredentials: known.map(described),
    userVerification: verificationFor(purpose),
  });
  return keep(context, owner, purpose, options);
}

/** Whether one of the user's passkeys signed the challenge. */
export async function verifyAuthentication(
  context: Context,
  owner: Owner,
  purpose: 'log-in' | 'confirm',
  { id, response }: Answer,
): Promise<boolean> {
  const { id: expectedRPID, origin } = partyOf(context);
  const challenge = await take(context, owner, purpose, id);
  const answer = authentication.safeParse(response);
  const known = await selectPasskeys(context.database, owner);
  const passkey = known.find(({ credentialId }) => credentialId === answer.data?.id);
  if (!answer.success || !passkey) return false;
  const verified = await verifyAuthenticationResponse({
    response: answer.data,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
    credential: { ...described(passkey), publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: verificationFor(purpose) === 'required',
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await updatePasskey(context.database, owner, passkey.id, {
    counter: newCounter,
    lastUsedAt: context.clock.now(),
  });
  return true;
}

/** After the password a touch is enough; in place of it, user verification is required. */
const verificationFor = (purpose: 'log-in' | 'confirm') =>
  purpose === 'confirm' ? 'required' : 'preferred';

function partyOf({ env }: Pick<Context, 'env'>): { id: string; origin: string } {
  return { id: new URL(env.publicUrl).hostname, origin: env.publicUrl };
}

const described = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports.filter(isTransport),
});

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const isTransport = (name: string): name is AuthenticatorTransport =>
  knownTransports.includes(name);

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

const encoded = z.string().max(12_000);
const common = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** Checks the outer shape; the library verifies the rest. */
const registration: z.ZodType<RegistrationResponseJSON> = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().transform(asTransport)).optional(),
  }),
});

const authentication: z.ZodType<AuthenticationResponseJSON> = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});

function asTransport(name: string): AuthenticatorTransport {
  return isTransport(name) ? name : 'internal';
}
