import { CodeInput } from '#app/ui/code-input.tsx';
import { digitsOf } from '#app/ui/digits-of.ts';
import { useWords } from '#app/words/use-words.ts';
import { appCodeDigits } from '#contract/account-rules.ts';
import { Step } from '../step.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';
import styles from './two-factor-view.module.css';

/** The code of an authenticator app; submits with the sixth digit. */
export function AppCodeForm({
  isAlone,
  ...form
}: StepFormProps & {
  /** No passkey button is shown above this form. */
  isAlone: boolean;
}) {
  const { app } = useWords('twoFactor');
  return (
    <StepForm
      {...form}
      name="code"
      isWhole={(typed) => digitsOf(typed).length === appCodeDigits}
      variant={isAlone ? 'hot' : 'ink'}
      className={styles.code}
    >
      {(field, submit) => (
        <Step className={styles.digits}>
          <p className={styles.name}>{isAlone ? app.alone : app.beside}</p>
          {form.locked || <CodeInput {...field} label={app.label} onComplete={submit} />}
        </Step>
      )}
    </StepForm>
  );
}
