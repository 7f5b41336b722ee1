import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type ApiKeySummary, changeApiKey } from '#contract/developer.ts';
import { keyNameMaxLength } from '#contract/developer-fields.ts';
import { keyRights } from '#contract/documented-api.ts';
import { isAccepted } from '#contract/envelope.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { formatAction } from '../format-action.ts';
import { keyProblems } from './key-form.ts';
import { chosenRights, RightsField } from './rights-field.tsx';

/** Name and rights change; where a key works does not. */
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
  const confirmed = useReauthenticated();
  const form = useForm({
    fields: ['name', 'rights'],
    problems: keyProblems,
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: async ({ name }, element) => {
      const wanted = { id, name, rights: chosenRights(element, 'rights') };
      const isSame =
        wanted.rights.join() === keyRights.filter((one) => rights.includes(one)).join();
      if (name.trim() === before && isSame) return void dialog.onClose();
      const reply = await confirmed(formatAction(words.deeds.change, { name: before }), () =>
        request(changeApiKey, wanted),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(reply.data);
      return undefined;
    },
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={fill(words.edit.heading, { name: before })}
      submit={words.edit.submit}
      submitting={words.edit.submitting}
    >
      <TextField
        {...form.field('name')}
        label={words.form.name}
        hint={words.form.nameHint}
        defaultValue={before}
        maxLength={keyNameMaxLength}
        autoComplete="off"
      />
      <RightsField chosen={rights} field={form.field('rights')} />
    </FormDialog>
  );
}
