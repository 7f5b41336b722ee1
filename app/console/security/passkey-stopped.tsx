import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useWords } from '#app/words/use-words.ts';

/** The browser created no passkey: try again, or set up an app. */
export function PasskeyStopped({
  isOpen,
  onClose,
  heading,
  onRetry,
  onSetUpApp,
}: {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  onRetry: () => void;
  /** Undefined where an app is set up already. */
  onSetUpApp: (() => void) | undefined;
}) {
  const words = useWords('consoleSecurity').newPasskey;
  const { close, cancel } = useWords('console');
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      actions={
        <>
          <Button variant="outline" onClick={onSetUpApp ? closeAnd(onSetUpApp) : onClose}>
            {onSetUpApp ? words.useApp : cancel}
          </Button>
          <Button arrow onClick={closeAnd(onRetry)}>
            {words.retry}
          </Button>
        </>
      }
    >
      <div role="alert">
        <Callout kind="error" lead={words.stopped.lead}>
          {words.stopped.sentence}
        </Callout>
      </div>
    </Dialog>
  );
}
