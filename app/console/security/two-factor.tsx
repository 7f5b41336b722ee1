import { useRef } from 'react';
import { FailureNote } from '#app/ui/failure-note.tsx';
import type { Security } from '#contract/two-factor.ts';
import { markFunction } from '../mark-function.ts';
import { Offer } from './offer.tsx';
import { OtherSteps } from './other-steps.tsx';
import { Passkeys } from './passkeys.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';
import { useStepActions } from './use-step-actions.ts';
import { WayLine } from './way-line.tsx';

/** Two-factor authentication: the login line, the factors, and their dialogs. */
export function TwoFactor({
  security,
  onChanged,
  ...sessions
}: {
  security: Security;
  onChanged: () => void;
  /** The viewer has other sessions. */
  hasOthers: boolean;
  onSessionsChanged: () => void;
}) {
  const part = useRef<HTMLDivElement>(null);
  const { noteChange, keepFocus } = useFocusAfterChange(part, security);
  const { actions, refused, opened, close, Dialogs } = useStepActions();
  const hasStep = security.passkeys.length > 0 || security.app !== null;

  return (
    <div ref={part} {...markFunction('two-factor')}>
      <WayLine {...security} />
      {refused && <FailureNote message={refused.message} />}
      {hasStep ? (
        <>
          <Passkeys {...actions} passkeys={security.passkeys} />
          <OtherSteps {...actions} app={security.app} codesLeft={security.recoveryCodesLeft} />
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
          onSetUpApp={actions.onSetUpApp}
        />
      )}
    </div>
  );
}
