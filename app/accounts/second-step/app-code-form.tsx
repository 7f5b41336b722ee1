import type { ReactNode } from 'react';
import { Form } from '#app/forms/form.tsx';
import { failing, type Problem } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { Refused } from '#app/forms/use-submission.ts';
import { digitsOf } from '#app/ui/digits-of.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { SixDigits } from '#app/ui/six-digits.tsx';
import { useWords } from '#app/words/use-words.ts';
import { codeDigits } from '#contract/account-rules.ts';
import { Step } from '../step.tsx';
import { SubmitButton } from '../submit-button.tsx';
import styles from './second-step-view.module.css';

const fields = ['code'] as const;

const problems = ({ code }: Record<'code', string>) =>
  failing<Problem<'code', 'step.code'>>([
    [digitsOf(code).length !== codeDigits, ['code', 'step.code']],
  ]);

/** The code that an authenticator app shows; the sixth digit sends it. */
export function AppCodeForm({
  isAlone,
  locked,
  isPassed,
  send,
}: {
  /** There is no passkey above it. */
  isAlone: boolean;
  /** Stands in for the field while no code may come. */
  locked: ReactNode;
  isPassed: boolean;
  send: (code: string) => Promise<Refused | undefined>;
}) {
  const words = useWords('secondStep');
  const form = useForm({
    fields,
    problems,
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: ({ code }) => send(code),
  });
  const field = form.field('code');
  const wrong = form.refused?.code === 'wrong' ? form.refused.message : undefined;

  return (
    <Form {...form.props} className={styles.code}>
      <Step className={styles.digits}>
        <p className={styles.name}>{isAlone ? words.app.alone : words.app.beside}</p>
        {locked || (
          <SixDigits
            {...field}
            label={words.app.label}
            error={field.error ?? wrong}
            onComplete={() => form.props.ref.current?.requestSubmit()}
          />
        )}
      </Step>
      <Step last refused={form.refused !== undefined && !wrong}>
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          isBusy={form.isBusy || isPassed}
          variant={isAlone ? 'hot' : 'ink'}
          disabled={Boolean(locked)}
        />
      </Step>
      {form.refused && !wrong && <FailureNote message={form.refused.message} />}
    </Form>
  );
}
