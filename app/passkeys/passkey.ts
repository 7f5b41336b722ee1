import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { onDemand } from '#app/request/on-demand.ts';

/** WebAuthn JSON, as `@simplewebauthn` uses it on both sides. */
type PasskeyJson = Record<string, unknown>;

/** The response for the server, or `stopped` where the prompt was cancelled or timed out. */
export type PasskeyOutcome = { response: PasskeyJson } | 'stopped';

const library = onDemand(() => import('@simplewebauthn/browser'));

/** False on insecure origins and in old browsers. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Preloads the library: some browsers open the prompt only shortly after a click. */
export const preparePasskeys = library.prepare;

/** Also `stopped` where the device already has a passkey; browsers do not say which it was. */
export async function makePasskey(options: PasskeyJson): Promise<PasskeyOutcome> {
  const { startRegistration } = await library.load();
  if (!isToMake(options)) throw new TypeError('These are not options to make a passkey.');
  return outcomeOf(startRegistration({ optionsJSON: options }), ['InvalidStateError']);
}

export async function signWithPasskey(options: PasskeyJson): Promise<PasskeyOutcome> {
  const { startAuthentication } = await library.load();
  if (!isToSign(options)) throw new TypeError('These are not options to sign with a passkey.');
  return outcomeOf(startAuthentication({ optionsJSON: options }));
}

async function outcomeOf(
  ceremony: Promise<object>,
  alsoStopped: readonly string[] = [],
): Promise<PasskeyOutcome> {
  try {
    return { response: { ...(await ceremony) } };
  } catch (error) {
    const stopped = ['NotAllowedError', 'AbortError', ...alsoStopped];
    if (error instanceof Error && stopped.includes(error.name)) return 'stopped';
    throw error;
  }
}

const isToSign = (
  options: PasskeyJson,
): options is PasskeyJson & PublicKeyCredentialRequestOptionsJSON =>
  typeof options.challenge === 'string';

const isToMake = (
  options: PasskeyJson,
): options is PasskeyJson & PublicKeyCredentialCreationOptionsJSON =>
  typeof options.challenge === 'string' &&
  typeof options.user === 'object' &&
  typeof options.rp === 'object' &&
  Array.isArray(options.pubKeyCredParams);
