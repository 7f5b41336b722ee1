import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type ApiKeySummary, changeApiKey } from '#contract/api-keys.ts';
import { keyRights } from '#contract/documented-api.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { keyProblems } from './key-form.ts';
import { KeyNameField } from './key-name-field.tsx';
import { chosenRights, RightsField } from './rights-field.tsx';

/** Changes name and rights of a key; its environment is fixed. */
export function EditKey({
  apiKey: { id, name: before, rights },
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  apiKey: ApiKeySummary;
  onDone: (changed: ApiKeySummary) => void;
}) {
  const words = useWords('consoleKeys');
  return (
    <EditDialog
      {...dialog}
      heading={fill(words.edit.heading, { name: before })}
      words={words.edit}
      fields={['name', 'rights']}
      problems={keyProblems}
      action={() => formatAction(words.confirmations.change, { name: before })}
      change={({ name }, form) => {
        const wanted = { id, name, rights: chosenRights(form, 'rights') };
        const isSame =
          wanted.rights.join() === keyRights.filter((one) => rights.includes(one)).join();
        if (name.trim() === before && isSame) return undefined;
        return () => request(changeApiKey, wanted);
      }}
      onDone={onDone}
    >
      {(field) => (
        <>
          <KeyNameField {...field('name')} defaultValue={before} />
          <RightsField chosen={rights} field={field('rights')} />
        </>
      )}
    </EditDialog>
  );
}
