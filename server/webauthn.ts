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
import { z } from 'zod';
import { minuteMs } from '#contract/time-units.ts';

/** How long an authenticator may take to answer. */
export const challengeMs = 5 * minuteMs;

// No attestation is requested. One sent anyway contains a URL that the library would fetch to check
// revocation; without root certificates it does not.
for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
  SettingsService.setRootCertificates({ identifier, certificates: [] });

/** EdDSA, ES256, RS256. The library's default includes ML-DSA, experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** `required`: a PIN or fingerprint in addition to the touch. */
export type UserVerification = 'required' | 'preferred';

/** A passkey as it is stored. */
export type PasskeyData = {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

/** Whom passkeys belong to: a host, and the origin of its pages. */
export type Party = { id: string; origin: string };

export const partyAt = (origin: string): Party => ({ id: new URL(origin).hostname, origin });

type Wanted = {
  party: Party;
  /** The name that the browser's prompt shows. */
  partyName: string;
  user: { id: string; name: string; displayName: string };
  /** Not made again on the same device. */
  known: readonly PasskeyData[];
  /** `required`: the passkey can be found without a user name. */
  residentKey: 'required' | 'preferred';
  verification: UserVerification;
};

/** Options to make a passkey. */
export const registrationOptions = ({
  party,
  partyName,
  user,
  known,
  residentKey,
  verification,
}: Wanted) =>
  generateRegistrationOptions({
    rpName: partyName,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.name,
    userDisplayName: user.displayName,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey, userVerification: verification },
  });

/** What an authenticator is to prove. */
type Proof = { party: Party; challenge: string; verification: UserVerification };

/** The new passkey; rejects or is undefined where the response does not fit. */
export async function madePasskey(
  { party, challenge, verification }: Proof,
  response: unknown,
): Promise<PasskeyData | undefined> {
  const verified = await verifyRegistrationResponse({
    response: registration.parse(response),
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: verification === 'required',
    supportedAlgorithmIDs,
  });
  if (!verified.verified) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** Options to sign with one of these passkeys; without any, with one the authenticator finds. */
export const authenticationOptions = (
  party: Party,
  known: readonly PasskeyData[],
  verification: UserVerification,
) =>
  generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    allowCredentials: known.map(described),
    userVerification: verification,
  });

/** The id of the passkey that a response names; undefined where it has another shape. */
export const namedPasskey = (response: unknown): string | undefined =>
  authentication.safeParse(response).data?.id;

/** The passkey's new counter; undefined where it did not sign the challenge. */
export async function signedCounter(
  { party, challenge, verification }: Proof,
  passkey: PasskeyData,
  response: unknown,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: authentication.parse(response),
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { ...described(passkey), publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: verification === 'required',
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

const described = ({ credentialId, transports }: PasskeyData) => ({
  id: credentialId,
  transports: transports.filter(isTransport),
});

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const isTransport = (name: string): name is AuthenticatorTransport =>
  knownTransports.includes(name);

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
