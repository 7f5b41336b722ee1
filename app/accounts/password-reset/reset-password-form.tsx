import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { arrivalState } from '#app/session/arrival.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { verificationTypes } from '#contract/account-rules.ts';
import { CodeButton } from '../fields/code-button.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { Step } from '../step.tsx';
import { resetFields, resetProblems } from './reset-checks.ts';
import styles from './reset-password-form.module.css';
import { useResetCode } from './use-reset-code.ts';

const calls = onDemand(() => import('./reset-password.ts'));
const redirectDelayMs = 1000;

/** A new password, by a code that goes to the phone or the mailbox. */
export function ResetPasswordForm() {
  const words = useWords('resetPassword');
  const messages = useWords('fieldErrors');
  const { unusable } = useLayout().failure;
  const loginPath = usePagePath()('login');
  const navigate = useNavigate();

  const form = useForm({
    fields: resetFields,
    problems: resetProblems,
    messages,
    unreached: words.unreached,
    send: async (input) => {
      if (form.isDone) return undefined;
      const { resetPassword } = await calls.load();
      return resetPassword({ ...input, identifier: input.identifier.trim() }, code.customer);
    },
  });
  const code = useResetCode(
    (field, { message }) => form.say(field, message || messages['account.unknown']),
    () => form.focus('verifyCode'),
  );

  useEffect(() => {
    if (!form.isDone) return;
    const state = arrivalState('reset', code.identifier);
    const timer = setTimeout(() => navigate(loginPath, { state }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [form.isDone, navigate, loginPath, code.identifier]);

  const identifier = form.field('identifier');
  const eye = { show: words.showPassword, hide: words.hidePassword };

  return (
    <Form {...form.props} onFocus={code.prepare}>
      <Step>
        <TextField
          {...identifier}
          {...words.identifier}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          valid={code.customer !== ''}
          onInput={(event) => {
            code.type(event.currentTarget.value);
            identifier.onInput(event);
          }}
          onBlur={code.lookUp}
        />
      </Step>
      <Step>
        <TextField
          {...form.field('verifyCode')}
          label={words.code.label}
          placeholder={words.code.placeholder}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={code.sentTo && fill(words.code.sent, { identifier: code.sentTo })}
          head={
            <CodeButton
              label={code.isSending ? words.code.sending : words.code.send}
              leftSeconds={code.leftSeconds}
              disabled={!code.canAsk}
              onClick={code.ask}
            />
          }
        />
        {code.failed && (
          <div className={styles.unreached}>
            <FailureNote
              message={code.failed.isAnswered ? unusable : words.unreached}
              action={words.retry}
              onRetry={code.failed.retry}
            />
          </div>
        )}
      </Step>
      <Step>
        <PasswordField
          {...form.field('changePassword')}
          {...eye}
          label={words.newPassword.label}
          hint={words.newPassword.hint}
          autoComplete="new-password"
        />
      </Step>
      <Step>
        <PasswordField
          {...form.field('confirmation')}
          {...eye}
          label={words.confirmation.label}
          autoComplete="new-password"
        />
      </Step>
      <Step last refused={form.refused !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={form.isBusy} />
      </Step>
      {form.refused && <FailureNote message={form.refused.message} />}
      {form.isDone && (
        <p className={styles.success} role="status">
          {words.success}
        </p>
      )}
      {code.Captcha && (
        <code.Captcha
          open
          recipient={code.identifier}
          type={verificationTypes.reset}
          onPass={code.pass}
          onClose={code.closeCaptcha}
        />
      )}
    </Form>
  );
}
