import { digitsOf } from '#app/ui/digits-of.ts';
import { SixDigits } from '#app/ui/six-digits.tsx';
import { useWords } from '#app/words/use-words.ts';
import { codeDigits } from '#contract/account-rules.ts';
import { Step } from '../step.tsx';
import styles from './second-step-view.module.css';
import { StepForm, type StepFormProps } from './step-form.tsx';

/** The code that an authenticator app shows; the sixth digit sends it. */
export function AppCodeForm({
  isAlone,
  ...form
}: StepFormProps & {
  /** There is no passkey above it. */
  isAlone: boolean;
}) {
  const { app } = useWords('secondStep');
  return (
    <StepForm
      {...form}
      name="code"
      isWhole={(typed) => digitsOf(typed).length === codeDigits}
      variant={isAlone ? 'hot' : 'ink'}
      className={styles.code}
    >
      {(field, submit) => (
        <Step className={styles.digits}>
          <p className={styles.name}>{isAlone ? app.alone : app.beside}</p>
          {form.locked || <SixDigits {...field} label={app.label} onComplete={submit} />}
        </Step>
      )}
    </StepForm>
  );
}
