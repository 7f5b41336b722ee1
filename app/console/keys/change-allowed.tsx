import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextArea } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { setAllowedAddresses } from '#contract/developer.ts';
import { isAccepted } from '#contract/envelope.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';

/** Addresses and networks, one a line; what is none of both is told by the server. */
export function ChangeAllowed({
  addresses,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  addresses: readonly string[];
  onDone: () => void;
}) {
  const { allowed: words, deeds } = useWords('consoleKeys');
  const confirmed = useReauthenticated();
  const form = useForm({
    fields: ['addresses'],
    problems: () => [],
    messages: {},
    unreached: useWords('console').unreached,
    send: async ({ addresses: typed }) => {
      const wanted = typed.split(/[\s,;]+/).filter(Boolean);
      if (wanted.join() === addresses.join()) return void dialog.onClose();
      const reply = await confirmed(deeds.allow, () =>
        request(setAllowedAddresses, { addresses: wanted }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone();
      return undefined;
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={words.heading}
      submit={words.save}
      submitting={words.saving}
    >
      <TextArea
        {...form.field('addresses')}
        label={words.label}
        hint={words.hint}
        defaultValue={addresses.join('\n')}
        rows={6}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
