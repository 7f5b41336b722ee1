import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type Passkey, renamePasskey } from '#contract/two-factor.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
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
  const { rename: words, deeds } = useWords('consoleSecurity');
  const confirmed = useReauthenticated();
  const form = useForm({
    fields: ['name'],
    problems: passkeyNameProblems,
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: async ({ name }) => {
      if (name.trim() === before) return void dialog.onClose();
      const reply = await confirmed(formatAction(deeds.renamePasskey, { name: before }), () =>
        request(renamePasskey, { id, name }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(name.trim());
      return undefined;
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={words.heading}
      submit={words.submit}
      submitting={words.submitting}
    >
      <TextField
        {...form.field('name')}
        label={words.label}
        defaultValue={before}
        maxLength={accountMaxLengths.passkeyName}
        autoComplete="off"
      />
    </FormDialog>
  );
}
