import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { loginReasonState } from '#app/session/login-reason.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { verificationTypes } from '#contract/account-rules.ts';
import { CodeField } from '../fields/code-field.tsx';
import { SubmitStep } from '../fields/submit-step.tsx';
import { Step } from '../step.tsx';
import { resetFields, resetProblems } from './reset-checks.ts';
import styles from './reset-password-form.module.css';
import { useResetCode } from './use-reset-code.ts';

const calls = onDemand(() => import('./reset-password.ts'));
const redirectDelayMs = 1000;

/** Sets a new password with a code sent to the account's phone or mailbox. */
export function ResetPasswordForm() {
  const words = useWords('resetPassword');
  const messages = useWords('fieldErrors');
  const form = useForm({
    fields: resetFields,
    problems: resetProblems,
    messages,
    noResponse: words.noResponse,
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
  useRedirectToLogin(form.isDone, code.identifier);

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
        <CodeField
          {...form.field('verifyCode')}
          words={words.code}
          hint={code.sentTo && fill(words.code.sent, { identifier: code.sentTo })}
          isSending={code.isSending}
          leftSeconds={code.leftSeconds}
          canSend={code.canSend}
          onSend={code.send}
        />
        <CodeFailure failed={code.failed} />
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
      <SubmitStep form={form} words={words} />
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

/** A lookup or a code that got no usable response, with a retry button. */
function CodeFailure({ failed }: Pick<ReturnType<typeof useResetCode>, 'failed'>) {
  const words = useWords('resetPassword');
  const { unusable } = useLayout().failure;
  if (!failed) return null;
  return (
    <div className={styles.unreached}>
      <FailureNote
        message={failed.isAnswered ? unusable : words.noResponse}
        action={words.retry}
        onRetry={failed.retry}
      />
    </div>
  );
}

/** Opens the login page, with the account filled in, once the success message could be read. */
function useRedirectToLogin(isDone: boolean, identifier: string): void {
  const loginPath = usePagePath()('login');
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const state = loginReasonState('reset', identifier);
    const timer = setTimeout(() => navigate(loginPath, { state }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, loginPath, identifier]);
}
