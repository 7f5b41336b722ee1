import { useWords } from '#app/words/use-words.ts';
import type { Security } from '#contract/two-factor.ts';
import type { FactorActions, FactorDialogState, NewFactorProps } from './factor-actions.ts';
import { NamePasskey } from './name-passkey.tsx';
import { PasskeyStopped } from './passkey-stopped.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import type { useFactorDone } from './use-factor-done.ts';

/** The requested dialog about passkeys: a new one, its failure, renaming or removing one. */
export function PasskeyDialogs({
  opened,
  security,
  isLast,
  added,
  onClose,
  onAddPasskey,
  onRenewPasskey,
  onSetUpApp,
  say,
  sayAdded,
}: Pick<FactorActions, 'onAddPasskey' | 'onRenewPasskey' | 'onSetUpApp'> &
  Pick<ReturnType<typeof useFactorDone>, 'say' | 'sayAdded'> & {
    opened: FactorDialogState & { serial: number; isOpen: boolean };
    security: Security;
    /** No other second factor is left. */
    isLast: boolean;
    added: NewFactorProps;
    onClose: () => void;
  }) {
  const words = useWords('consoleSecurity');
  const { serial, isOpen } = opened;
  const frame = { isOpen, onClose };
  return (
    <>
      {opened.kind === 'name-passkey' && (
        <NamePasskey
          key={serial}
          {...frame}
          id={opened.id}
          response={opened.response}
          renewed={opened.renewed}
          {...added}
          known={security.passkeys}
          onDone={(made, options) =>
            sayAdded(opened.renewed ? words.renewPasskey : words.newPasskey, made, options)
          }
        />
      )}
      {opened.kind === 'passkey-stopped' && (
        <PasskeyStopped
          key={serial}
          {...frame}
          heading={(opened.renewed ? words.renewPasskey : words.newPasskey).heading}
          onRetry={() => (opened.renewed ? onRenewPasskey(opened.renewed) : onAddPasskey())}
          onSetUpApp={security.app ? undefined : onSetUpApp}
        />
      )}
      {opened.kind === 'rename-passkey' && (
        <RenamePasskey
          key={serial}
          {...frame}
          passkey={opened.passkey}
          onDone={(name) => say(words.rename, name)}
        />
      )}
      {opened.kind === 'remove-passkey' && (
        <RemovePasskey
          key={serial}
          {...frame}
          passkey={opened.passkey}
          isLast={isLast}
          onDone={() => say(words.removePasskey, opened.passkey.name)}
        />
      )}
    </>
  );
}
