import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { makeRecoveryCodes } from '#contract/two-factor.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

export function MakeCodes({
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { newCodes: words, confirmations } = useWords('consoleSecurity');
  return (
    <ConfirmDialog
      {...dialog}
      heading={words.heading}
      words={words}
      action={confirmations.makeCodes}
      send={() => request(makeRecoveryCodes)}
      onDone={onDone}
    >
      {words.sentence}
    </ConfirmDialog>
  );
}
