import { request } from '#app/request/client.ts';
import { TextArea } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { setAllowedAddresses } from '#contract/api-keys.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';

/** Edits the allowed IP addresses and networks, one a line; the server rejects anything else. */
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
  const { allowed: words, confirmations } = useWords('consoleKeys');
  return (
    <EditDialog
      {...dialog}
      heading={words.heading}
      words={{ submit: words.save, submitting: words.saving }}
      fields={['addresses']}
      action={() => confirmations.allow}
      change={({ addresses: typed }) => {
        const wanted = typed.split(/[\s,;]+/).filter(Boolean);
        if (wanted.join() === addresses.join()) return undefined;
        return () => request(setAllowedAddresses, { addresses: wanted });
      }}
      onDone={onDone}
    >
      {(field) => (
        <TextArea
          {...field('addresses')}
          label={words.label}
          hint={words.hint}
          defaultValue={addresses.join('\n')}
          rows={6}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </EditDialog>
  );
}
