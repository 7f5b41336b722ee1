import { request } from '#app/request/client.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { getCallbacks, switchCallbackSecret } from '#contract/callbacks.ts';
import type { GatewayState } from '#contract/developer-fields.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useCurrent } from '../use-current.ts';
import { SecretDialog, type ShownSecrets } from './secret-dialog.tsx';

export type SecretDialogState = { kind: 'shown'; secrets: ShownSecrets } | { kind: 'switch' };

/** Shows the secrets, or confirms the switch to the next one. */
export function SecretDialogs({
  opened,
  gateway = 'none',
  onClose,
  onChanged,
}: {
  opened: SecretDialogState & { serial: number; isOpen: boolean };
  gateway: GatewayState | undefined;
  onClose: () => void;
  onChanged: () => void;
}) {
  const { secret, confirmations } = useWords('consoleCallbacks');
  const { heading, sentence, done, doneSentence, doneSoon, ...words } = secret.switching;
  const dialog = { isOpen: opened.isOpen, onClose };
  const current = useCurrent();
  const say = () => {
    onClose();
    onChanged();
    showToast({ heading: done, sentence: gateway === 'none' ? doneSentence : doneSoon });
  };
  if (opened.kind === 'shown')
    return <SecretDialog key={opened.serial} {...dialog} secrets={opened.secrets} />;
  return (
    <ConfirmDialog
      key={opened.serial}
      {...dialog}
      heading={heading}
      words={words}
      action={confirmations.switch}
      send={() => request(switchCallbackSecret)}
      onDone={say}
      findOut={async () => {
        const settings = await current(request(getCallbacks));
        if (!settings || settings.hasNextSecret) return 'unknown';
        say();
        return 'done';
      }}
    >
      {sentence}
    </ConfirmDialog>
  );
}
