import { useEffect, useEffectEvent, useRef } from 'react';
import type { FirstFactor } from '#app/session/first-factor.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import type { Security } from '#contract/two-factor.ts';
import { markFunction } from '../mark-function.ts';
import { AppAndRecoveryCodes } from './app-and-recovery-codes.tsx';
import { LoginLine } from './login-line.tsx';
import { Offer } from './offer.tsx';
import { Passkeys } from './passkeys.tsx';
import { useFactorActions } from './use-factor-actions.ts';
import { useFocusAfterChange } from './use-focus-after-change.ts';

/** Two-factor authentication: the login line, the factors, and their dialogs. */
export function TwoFactor({
  security,
  onChanged,
  firstFactor,
  ...sessions
}: {
  security: Security;
  onChanged: () => void;
  /** Begun at once where there is no factor yet: somebody chose it on joining. */
  firstFactor?: FirstFactor | undefined;
  /** The viewer has other sessions. */
  hasOthers: boolean;
  onSessionsChanged: () => void;
}) {
  const part = useRef<HTMLDivElement>(null);
  const { noteChange, keepFocus } = useFocusAfterChange(part, security);
  const { actions, refused, opened, close, Dialogs } = useFactorActions();
  const hasStep = security.passkeys.length > 0 || security.app !== null;
  const begin = useEffectEvent(() => {
    if (!firstFactor || hasStep) return;
    if (firstFactor === 'passkey') actions.onAddPasskey();
    else actions.onSetUpApp();
  });
  useEffect(() => begin(), []);

  return (
    <div ref={part} {...markFunction('two-factor')}>
      <LoginLine {...security} />
      {refused && <FailureNote message={refused.message} />}
      {hasStep ? (
        <>
          <Passkeys {...actions} passkeys={security.passkeys} />
          <AppAndRecoveryCodes
            {...actions}
            app={security.app}
            codesLeft={security.recoveryCodesLeft}
          />
        </>
      ) : (
        <Offer {...actions} />
      )}
      {Dialogs && opened && (
        <Dialogs
          {...{ opened, security }}
          {...sessions}
          onClose={close}
          onChanged={() => {
            noteChange();
            onChanged();
          }}
          onCodesStored={keepFocus}
          onAddPasskey={actions.onAddPasskey}
          onRenewPasskey={actions.onRenewPasskey}
          onSetUpApp={actions.onSetUpApp}
        />
      )}
    </div>
  );
}
