import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';
import styles from './two-factor-view.module.css';

/** The format of a recovery code. */
const shape = 'XXXXX-XXXXX-XXXXX';

/** Asks for a recovery code, for users who lost passkey and app. */
export function RecoveryForm(form: StepFormProps) {
  const { label, hint } = useWords('twoFactor').recovery;
  return (
    <StepForm
      {...form}
      name="recovery"
      isWhole={(typed) => typed.trim() !== ''}
      className={styles.recovery}
    >
      {(field) => (
        <Step>
          {form.locked || (
            <TextField
              {...field}
              label={label}
              placeholder={shape}
              hint={hint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Step>
      )}
    </StepForm>
  );
}
