import { Callout } from '#app/ui/callout.tsx';
import { useWords } from '#app/words/use-words.ts';
import { CheckLine } from '../check-line.tsx';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useViewer } from '../shell/viewer.ts';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** Changes the viewer's own password. */
export function ChangePassword({
  isUrgent,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  /** The viewer reported an unknown login: explains why the password must change. */
  isUrgent: boolean;
  onDone: () => void;
}) {
  const words = useWords('consoleSecurity').password;
  const isMainUser = useViewer().role === 'main';
  const form = usePasswordChange(onDone);

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={words.submit}
      submit={words.submit}
      submitting={words.submitting}
    >
      {isUrgent && <Callout lead={words.urgent.lead}>{words.urgent.sentence}</Callout>}
      <PasswordFields form={form} current={words.current} />
      {isMainUser && <CheckLine label={words.endEmployees} name="endEmployees" />}
    </FormDialog>
  );
}
