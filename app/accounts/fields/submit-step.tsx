import type { ComponentProps } from 'react';
import type { FormFrame } from '#app/forms/use-form.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { Step } from '../step.tsx';
import styles from './submit-step.module.css';

/** The last stop of a form: its wide submit button, with the server's refusal below. */
export function SubmitStep({
  form: { isBusy, refused },
  words,
  ...button
}: {
  form: Pick<FormFrame, 'isBusy' | 'refused'>;
  words: { submit: string; submitting: string };
} & Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'>) {
  return (
    <>
      <Step last refused={refused !== undefined}>
        <Button
          {...button}
          type="submit"
          className={styles.submit}
          arrow={!isBusy}
          aria-disabled={isBusy || undefined}
          aria-label={isBusy ? words.submitting : undefined}
        >
          {isBusy ? <Loader label={words.submitting} /> : words.submit}
        </Button>
      </Step>
      {refused && <FailureNote message={refused.message} />}
    </>
  );
}
