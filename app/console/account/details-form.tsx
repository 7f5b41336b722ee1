import { Form } from '#app/forms/form.tsx';
import { refusedFields } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { problemWith, signUpFields } from '#contract/account-fields.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { updateOwnDetails } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from '../console-form.module.css';
import { useInSession } from '../shell/use-in-session.ts';
import type { OwnDetailsData } from './own-details.tsx';

const fields = ['firstName', 'lastName', 'companyName'] as const;

export function DetailsForm({
  details,
  onSaved,
  onCancel,
}: {
  details: OwnDetailsData;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const words = useWords('consoleAccount').details;
  const inSession = useInSession();
  const form = useForm({
    fields,
    problems: (input) =>
      refusedFields(fields, (field) => problemWith(signUpFields[field], input[field])),
    showsAllProblems: true,
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    send: async (input) => {
      const isSame = fields.every((field) => input[field].trim() === (details[field] ?? ''));
      if (isSame) return void onCancel();
      const reply = await inSession(request(updateOwnDetails, input));
      if (!isAccepted(reply)) return refusedBy(reply);
      onSaved();
      return undefined;
    },
  });

  return (
    <Form {...form.props} className={styles.form}>
      {fields.map((field) => (
        <TextField
          key={field}
          {...form.field(field)}
          label={words[field]}
          defaultValue={details[field] ?? ''}
          maxLength={accountMaxLengths[field]}
        />
      ))}
      <div className={actions.actions}>
        <Button type="submit" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? words.saving : words.save}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {form.refused && <FailureNote message={form.refused.message} />}
    </Form>
  );
}
