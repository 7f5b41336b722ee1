import { useEffect, useRef, useState } from 'react';
import { type Refused, refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { canUsePasskeys, makePasskey } from '#app/passkeys/passkey.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { askNewPasskey, beginApp, type Security } from '#contract/two-factor.ts';
import { useOpened } from '../dialogs/use-opened.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { Offer } from './offer.tsx';
import { OtherSteps } from './other-steps.tsx';
import { Passkeys } from './passkeys.tsx';
import type { StepActions, StepDialogState } from './step-actions.ts';
import type { StepDialogs } from './step-dialogs.tsx';
import { WayLine } from './way-line.tsx';

const code = onDemand(() => import('./step-dialogs.tsx'));

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
  const { confirmations } = useWords('consoleSecurity');
  const { noResponse } = useWords('console');
  const reauthenticated = useReauthenticated();
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const [under, setUnder] = useState<'passkey' | 'app'>();
  const { opened, open, close } = useOpened<StepDialogState>();
  const [Dialogs, setDialogs] = useState<typeof StepDialogs>();
  const part = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);

  /** Focuses the first heading when the change removed the button that had the focus. */
  const keepFocus = () => {
    const { activeElement, body } = document;
    const isHeld = activeElement !== body && activeElement?.checkVisibility();
    if (!hasChanged.current || isHeld) return;
    hasChanged.current = false;
    part.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused button may be gone.
  useEffect(keepFocus, [security]);

  /** Loads the code of the dialogs with the first one. */
  const show = async (dialog: StepDialogState): Promise<undefined> => {
    const { StepDialogs } = await code.load();
    setDialogs(() => StepDialogs);
    open(dialog);
  };

  const start = (what: 'passkey' | 'app', work: () => Promise<Refused | undefined>) => {
    setUnder(what);
    void submit(work);
  };

  const addPasskey = () =>
    start('passkey', async () => {
      const challenge = await reauthenticated(confirmations.addPasskey, () =>
        request(askNewPasskey),
      );
      if (!isAccepted(challenge)) return refusedBy(challenge);
      const { id, options } = challenge.data;
      const made = await makePasskey(options);
      return show(
        made === 'stopped' ? { kind: 'passkey-stopped' } : { kind: 'name-passkey', id, ...made },
      );
    });

  const setUpApp = () =>
    start('app', async () => {
      const begun = await reauthenticated(confirmations.setUpApp, () => request(beginApp));
      if (!isAccepted(begun)) return refusedBy(begun);
      const { secret, picture } = begun.data;
      return show({ kind: 'set-up-app', secret, picture });
    });

  const actions: StepActions = {
    canAddPasskey: canUsePasskeys(),
    busy: isBusy ? under : undefined,
    onAddPasskey: addPasskey,
    onSetUpApp: setUpApp,
    onOpen: (dialog) => void submit(() => show(dialog)),
  };
  const hasStep = security.passkeys.length > 0 || security.app !== null;

  return (
    <div ref={part}>
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
            hasChanged.current = true;
            onChanged();
          }}
          onCodesStored={keepFocus}
          onAddPasskey={addPasskey}
          onSetUpApp={setUpApp}
        />
      )}
    </div>
  );
}
