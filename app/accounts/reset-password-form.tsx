import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#app/layout/locale.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { pagePath } from '#content/site-map.ts';
import { verificationTypes } from '#contract/account-rules.ts';
import { CodeButton } from './code-button.tsx';
import { PasswordField } from './password-field.tsx';
import { type ResetField, type ResetInput, resetProblem } from './reset-checks.ts';
import styles from './reset-password-form.module.css';
import { Step } from './step.tsx';
import { SubmitButton } from './submit-button.tsx';
import { textOf } from './text-of.ts';
import { useResetCode } from './use-reset-code.ts';
import { useSubmission } from './use-submission.ts';

const calls = onDemand(() => import('./reset-password.ts'));
const redirectDelayMs = 1000;

/** A new password, by a code that goes to the phone or the mailbox. */
export function ResetPasswordForm() {
  const locale = useLocale();
  const words = resetPasswordWords[locale];
  const messages = fieldErrorWords[locale];
  const navigate = useNavigate();
  const id = useId();
  const [wrong, setWrong] = useState<{ field: ResetField; message: string }>();
  const code = useResetCode(
    (field, refusal) =>
      setWrong(
        refusal === undefined
          ? undefined
          : { field, message: refusal || messages['account.unknown'] },
      ),
    () => document.getElementById(`${id}-verifyCode`)?.focus(),
  );
  const { submission, submit, isBusy, refusal, forget } = useSubmission(words.unreached);
  const isDone = submission.step === 'done';

  const clear = () => {
    setWrong(undefined);
    forget();
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDone) return;
    const input = readInput(event.currentTarget);
    const problem = resetProblem(input);
    if (problem) {
      setWrong({ field: problem.field, message: messages[problem.code] });
      event.currentTarget.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
      return;
    }
    await submit(async () => {
      const { resetPassword } = await calls.load();
      return resetPassword(input, code.customer);
    });
  };

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(pagePath('login', locale)), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, locale]);

  const common = (name: ResetField) => ({
    id: `${id}-${name}`,
    name,
    error: wrong?.field === name ? wrong.message : undefined,
    onInput: clear,
  });
  const eye = { show: words.showPassword, hide: words.hidePassword };

  return (
    <form onFocus={code.prepare} onSubmit={save} noValidate>
      <Step>
        <TextField
          {...common('identifier')}
          {...words.identifier}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          valid={code.customer !== ''}
          onInput={(event) => {
            code.type(event.currentTarget.value);
            clear();
          }}
          onBlur={code.lookUp}
        />
      </Step>
      <Step>
        <TextField
          {...common('verifyCode')}
          label={words.code.label}
          placeholder={words.code.placeholder}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={code.sentTo && words.code.sent.replace('{identifier}', code.sentTo)}
          head={
            <CodeButton
              label={code.isSending ? words.code.sending : words.code.send}
              leftSeconds={code.leftSeconds}
              disabled={!code.canAsk}
              onClick={code.ask}
            />
          }
        />
        {code.retry && (
          <div className={styles.unreached}>
            <FailureNote message={words.unreached} action={words.retry} onRetry={code.retry} />
          </div>
        )}
      </Step>
      <Step>
        <PasswordField
          {...common('changePassword')}
          {...eye}
          label={words.newPassword.label}
          hint={words.newPassword.hint}
          autoComplete="new-password"
        />
      </Step>
      <Step>
        <PasswordField
          {...common('confirmation')}
          {...eye}
          label={words.confirmation.label}
          autoComplete="new-password"
        />
      </Step>
      <Step last refused={refusal !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={isBusy} />
      </Step>
      {refusal && <FailureNote message={refusal} />}
      {isDone && (
        <p className={styles.success} role="status">
          {words.success}
        </p>
      )}
      {code.Captcha && (
        <code.Captcha
          open
          phone={code.identifier}
          type={verificationTypes.reset}
          onPass={code.pass}
          onClose={code.closeCaptcha}
        />
      )}
    </form>
  );
}

const readInput = (form: HTMLFormElement): ResetInput => ({
  identifier: textOf(form, 'identifier').trim(),
  verifyCode: textOf(form, 'verifyCode'),
  changePassword: textOf(form, 'changePassword'),
  confirmation: textOf(form, 'confirmation'),
});
