import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { type Passkey, renamePasskey } from '#contract/two-factor.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { passkeyNameProblems } from './passkey-name.ts';

export function RenamePasskey({
  passkey: { id, name: before },
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  passkey: Passkey;
  onDone: (name: string) => void;
}) {
  const { rename: words, confirmations } = useWords('consoleSecurity');
  return (
    <EditDialog
      {...dialog}
      heading={words.heading}
      words={words}
      fields={['name']}
      problems={passkeyNameProblems}
      action={() => formatAction(confirmations.renamePasskey, { name: before })}
      change={({ name }) =>
        name.trim() === before ? undefined : () => request(renamePasskey, { id, name })
      }
      onDone={(_, { name }) => onDone(name.trim())}
    >
      {(field) => (
        <TextField
          {...field('name')}
          label={words.label}
          defaultValue={before}
          maxLength={accountMaxLengths.passkeyName}
          autoComplete="off"
        />
      )}
    </EditDialog>
  );
}
