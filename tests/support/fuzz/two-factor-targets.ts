import fc from 'fast-check';
import * as events from '#contract/account-events.ts';
import type { Call } from '#contract/call.ts';
import * as second from '#contract/two-factor.ts';
import type { Known } from './account-targets.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';

type Target = (
  call: Call,
  fields?: Record<string, fc.Arbitrary<unknown>>,
  session?: string,
) => FuzzTarget;

/** Calls about two-factor authentication, and events of an account. */
export function twoFactorTargets(known: Known, target: Target): FuzzTarget[] {
  const step = fc.oneof(fc.constant(known.token), anyText);
  const code = fc.oneof({ arbitrary: digits, weight: 9 }, anyText);
  const answer = { id: fc.uuid(), response: passkeyResponse };
  return [
    target(second.beginSecondFactorPasskey, { step }),
    target(second.passSecondFactorByPasskey, { step, ...answer }),
    target(second.beginPasskeyLogin),
    target(second.logInByPasskey, answer),
    target(second.passSecondFactorByApp, { step, code }),
    target(second.passSecondFactorByRecoveryCode, { step, code: anyText }),
    // Never the correct password, which would replace the session token of all other requests.
    target(second.reauthenticateByPassword, { password: anyText }),
    target(second.beginPasskeyReauthentication),
    target(second.reauthenticateByPasskey, answer),
    target(second.getSecurity),
    target(second.beginPasskey, { renews: fc.option(fc.uuid(), { nil: undefined }) }),
    target(second.addPasskey, { ...answer, name: anyText }),
    target(second.renamePasskey, { id: fc.uuid(), name: anyText }),
    target(second.removePasskey, { id: fc.uuid() }),
    target(second.beginApp),
    target(second.addApp, { code }),
    target(second.removeApp),
    target(second.makeRecoveryCodes),
    target(second.resetEmployeeTwoFactor, { id: fc.uuid() }),
    target(events.listAccountEvents, {
      kind: fc.constantFrom(...events.accountEventKinds),
      before: fc.nat().map(String),
    }),
    target(events.recogniseEvent, { id: fc.integer({ min: 1 }), mine: fc.boolean() }),
  ];
}

const digits = fc.nat(999_999).map((n) => String(n).padStart(6, '0'));

/** A WebAuthn response in the shape that browsers send, with random values. */
const encoded = fc.oneof(fc.base64String({ maxLength: 200 }), anyText);
export const passkeyResponse = fc.record({
  id: encoded,
  rawId: encoded,
  type: fc.constant('public-key'),
  clientExtensionResults: fc.constant({}),
  response: fc.record({
    clientDataJSON: encoded,
    attestationObject: encoded,
    authenticatorData: encoded,
    signature: encoded,
    transports: fc.array(anyText, { maxLength: 3 }),
  }),
});
