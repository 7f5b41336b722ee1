import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#app/words/use-words.ts';
import type { Security } from '#contract/two-factor.ts';
import type { FactorActions, FactorDialogState } from './factor-actions.ts';
import { MakeCodes } from './make-codes.tsx';
import { PasskeyDialogs } from './passkey-dialogs.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveApp } from './remove-app.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { useFactorDone } from './use-factor-done.ts';

/** The requested dialog about second factors, and the recovery codes that may follow. */
export function FactorDialogs({
  opened,
  security,
  onClose,
  onChanged,
  hasOthers,
  onSessionsChanged,
  onCodesStored,
  onAddPasskey,
  onRenewPasskey,
  onSetUpApp,
}: Pick<FactorActions, 'onAddPasskey' | 'onRenewPasskey' | 'onSetUpApp'> & {
  opened: FactorDialogState & { serial: number; isOpen: boolean };
  security: Security;
  onClose: () => void;
  onChanged: () => void;
  /** The viewer has other sessions. */
  hasOthers: boolean;
  onSessionsChanged: () => void;
  onCodesStored: () => void;
}) {
  const words = useWords('consoleSecurity');
  const { codes, say, sayAdded, showCodes } = useFactorDone(() => {
    onClose();
    onChanged();
  }, onSessionsChanged);
  const { serial, isOpen } = opened;
  const frame = { isOpen, onClose };
  const count = security.passkeys.length + (security.app ? 1 : 0);
  const isLast = count === 1;
  const added = { isFirst: count === 0, hasOthers, onFound: onChanged };

  // Runs after the dialog's own effect, which returns the focus.
  const areStored = codes.opened?.isOpen === false;
  const onStored = useEffectEvent(onCodesStored);
  useEffect(() => {
    if (areStored) onStored();
  }, [areStored]);

  return (
    <>
      <PasskeyDialogs
        {...{ opened, security, isLast, added, onClose, say, sayAdded }}
        {...{ onAddPasskey, onRenewPasskey, onSetUpApp }}
      />
      {opened.kind === 'set-up-app' && (
        <SetUpApp
          key={serial}
          {...frame}
          secret={opened.secret}
          picture={opened.picture}
          {...added}
          onDone={(made, options) => sayAdded(words.newApp, made, options)}
        />
      )}
      {opened.kind === 'remove-app' && (
        <RemoveApp key={serial} {...frame} isLast={isLast} onDone={() => say(words.removeApp)} />
      )}
      {opened.kind === 'make-codes' && (
        <MakeCodes key={serial} {...frame} onDone={(made) => showCodes(made)} />
      )}
      {/* Last in the DOM: the dialog before it closes and returns the focus first. */}
      {codes.opened && (
        <RecoveryCodes
          key={`codes-${codes.opened.serial}`}
          isOpen={codes.opened.isOpen}
          codes={codes.opened.codes}
          onStored={() => {
            codes.close();
            codes.opened?.afterStored?.();
          }}
        />
      )}
    </>
  );
}
