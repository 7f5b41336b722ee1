import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useWords } from '#app/words/use-words.ts';
import { SecretSlip } from '../developer/secret-slip.tsx';
import { DialogText } from '../dialogs/dialog-text.tsx';

export type ShownSecrets = { secret: string; next: string | null };

/** The signing secret in use, and the next one where it is prepared. */
export function SecretDialog({
  isOpen,
  secrets: { secret, next },
  onClose,
}: {
  isOpen: boolean;
  secrets: ShownSecrets;
  onClose: () => void;
}) {
  const { dialog: words } = useWords('consoleCallbacks').secret;
  const { close } = useWords('console');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={close}
      heading={next ? words.nextHeading : words.heading}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      {next && <DialogText>{words.nextSentence}</DialogText>}
      {/* A closed dialog stays in the DOM, secrets must not. */}
      {isOpen && (
        <SecretSlip
          lines={[
            ...(next ? [{ id: 'next', name: words.next, text: next, copy: words.copyNext }] : []),
            { id: 'secret', name: words.inUse, text: secret, copy: words.copy },
          ]}
        />
      )}
    </Dialog>
  );
}
