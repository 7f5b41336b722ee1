import type { ReactNode } from 'react';
import { Form } from '#app/forms/form.tsx';
import { failing, type Problem } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { Refused } from '#app/forms/use-submission.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import { SubmitButton } from '../submit-button.tsx';
import styles from './second-step-view.module.css';

const fields = ['recovery'] as const;

/** What a code looks like, in every language. */
const shape = 'XXXXX-XXXXX-XXXXX';

const problems = ({ recovery }: Record<'recovery', string>) =>
  failing<Problem<'recovery', 'step.recovery'>>([
    [recovery.trim() === '', ['recovery', 'step.recovery']],
  ]);

/** One of the codes that were kept for the day when passkey and app are lost. */
export function RecoveryForm({
  locked,
  isPassed,
  send,
}: {
  /** Stands in for the field while no code may come. */
  locked: ReactNode;
  isPassed: boolean;
  send: (code: string) => Promise<Refused | undefined>;
}) {
  const words = useWords('secondStep');
  const { label, hint } = words.recovery;
  const form = useForm({
    fields,
    problems,
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: ({ recovery }) => send(recovery),
  });
  const field = form.field('recovery');
  const wrong = form.refused?.code === 'wrong' ? form.refused.message : undefined;

  return (
    <Form {...form.props} className={styles.recovery}>
      <Step>
        {locked || (
          <TextField
            {...field}
            label={label}
            placeholder={shape}
            hint={hint}
            error={field.error ?? wrong}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Step>
      <Step last refused={form.refused !== undefined && !wrong}>
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          isBusy={form.isBusy || isPassed}
          disabled={Boolean(locked)}
        />
      </Step>
      {form.refused && !wrong && <FailureNote message={form.refused.message} />}
    </Form>
  );
}
