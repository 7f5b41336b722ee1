import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { getSecurity, type Passkey, removePasskey } from '#contract/two-factor.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';

export function RemovePasskey({
  passkey: { id, name },
  isLast,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  passkey: Passkey;
  /** The passkey is the last second factor. */
  isLast: boolean;
  onDone: () => void;
}) {
  const { removePasskey: words, lastStep, confirmations } = useWords('consoleSecurity');
  const current = useCurrent();
  return (
    <ConfirmDialog
      {...dialog}
      heading={fill(words.heading, { name })}
      words={words}
      action={formatAction(confirmations.removePasskey, { name })}
      send={() => request(removePasskey, { id })}
      onDone={onDone}
      findOut={async () => {
        const security = await current(request(getSecurity));
        if (!security || security.passkeys.some((passkey) => passkey.id === id)) return 'unknown';
        onDone();
        return 'done';
      }}
    >
      {isLast ? lastStep : words.sentence}
    </ConfirmDialog>
  );
}
