import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { getSecurity, removeApp } from '#contract/two-factor.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useCurrent } from '../use-current.ts';

export function RemoveApp({
  isLast,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  /** The app is the last second factor. */
  isLast: boolean;
  onDone: () => void;
}) {
  const { removeApp: words, lastStep, confirmations } = useWords('consoleSecurity');
  const current = useCurrent();
  return (
    <ConfirmDialog
      {...dialog}
      heading={words.heading}
      words={words}
      action={confirmations.removeApp}
      send={() => request(removeApp)}
      onDone={onDone}
      findOut={async () => {
        const security = await current(request(getSecurity));
        if (!security || security.app) return 'unknown';
        onDone();
        return 'done';
      }}
    >
      {isLast ? lastStep : words.sentence}
    </ConfirmDialog>
  );
}
