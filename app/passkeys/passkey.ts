import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { onDemand } from '#app/request/on-demand.ts';

/** What the calls carry: the browser's own shapes, which the library on either side knows. */
type PasskeyJson = Record<string, unknown>;

/** What to send to the server, or that the browser's window was closed or waited in vain. */
export type PasskeyOutcome = { response: PasskeyJson } | 'stopped';

const library = onDemand(() => import('@simplewebauthn/browser'));

/** Browsers offer it on a safe origin alone. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Brings the library before it is needed: some browsers want their window close to the press. */
export const preparePasskeys = library.prepare;

/** Also stopped where the device has one already: browsers tell no more of it than that. */
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
