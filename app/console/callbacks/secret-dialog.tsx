import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useWords } from '#app/words/use-words.ts';
import { SecretSlip } from '../developer/secret-slip.tsx';
import styles from './secret-dialog.module.css';

export type ShownSecrets = { secret: string; next: string | null };

/** The secret in use, and beside it the one that is to come. */
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
      {next && <p className={styles.sentence}>{words.nextSentence}</p>}
      {/* A closed dialog stays in the page; secrets do not. */}
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
