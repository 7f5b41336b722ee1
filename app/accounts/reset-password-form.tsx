import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#app/layout/locale.ts';
import { RequestCancelled, request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { errorWords } from '#content/interface/errors.ts';
import { resetPasswordWords } from '#content/interface/reset-password.ts';
import { pagePath } from '#content/site-map.ts';
import { isMailIdentifier } from '#contract/account-fields.ts';
import { changePassword, mailChangePassword, verificationTypes } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';
import { CodeButton, resendSeconds } from './code-button.tsx';
import { PasswordField } from './password-field.tsx';
import { type ResetField, type ResetInput, resetProblem } from './reset-checks.ts';
import styles from './reset-password-form.module.css';
import { findCustomer, mailCode, textResetCode } from './send-code.ts';
import { Step } from './step.tsx';
import { SubmitButton } from './submit-button.tsx';
import { textOf } from './text-of.ts';
import { useCountdown } from './use-countdown.ts';
import { useSubmission } from './use-submission.ts';

const CaptchaDialog = lazy(() =>
  import('#app/captcha/captcha-dialog.tsx').then((module) => ({ default: module.CaptchaDialog })),
);
const redirectDelayMs = 1000;

/** A new password, by a code that goes to the phone or the mailbox. */
export function ResetPasswordForm() {
  const locale = useLocale();
  const words = resetPasswordWords[locale];
  const messages = errorWords[locale];
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [identifier, setIdentifier] = useState('');
  /** Who has the phone; an empty string while nobody is known to have it. */
  const [customer, setCustomer] = useState('');
  const [wrong, setWrong] = useState<{ field: ResetField; message: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const [showsCaptcha, setShowsCaptcha] = useState(false);
  const [isSending, setSending] = useState(false);
  const { leftSeconds, begin } = useCountdown(resendSeconds);
  const { submission, submit, isBusy, refusal, forget } = useSubmission(words.unreached);

  const isMail = isMailIdentifier(identifier);
  const canSend = identifier.trim() !== '' && (isMail || customer !== '') && !isSending;

  const say = (field: ResetField, message: string | undefined) =>
    setWrong(message === undefined ? undefined : { field, message });

  const clear = () => {
    setWrong(undefined);
    forget();
  };

  const lookUp = async () => {
    const phone = identifier.trim();
    if (phone === '' || isMail) return;
    await guard('identifier', async () => {
      const found = await findCustomer(phone);
      setCustomer(found ?? '');
      say('identifier', found ? undefined : messages['account.unknown']);
    });
  };

  const send = async (sender: () => Promise<string | undefined>) => {
    if (leftSeconds > 0) return;
    setSending(true);
    await guard('verifyCode', async () => {
      const problem = await sender();
      say(isMail ? 'identifier' : 'verifyCode', problem);
      if (problem !== undefined) return;
      setSentTo(identifier.trim());
      begin();
    });
    setSending(false);
  };

  const guard = async (field: ResetField, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      console.error('The code could not be asked for.', error);
      say(field, words.unreached);
    }
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = readInput(event.currentTarget);
    const problem = resetProblem(input);
    if (problem) {
      say(problem.field, messages[problem.code]);
      event.currentTarget.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
      return;
    }
    await submit(() => resetPassword(input, customer));
  };

  useEffect(() => {
    if (submission.step !== 'done') return;
    const timer = setTimeout(() => navigate(pagePath('login', locale)), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [submission.step, navigate, locale]);

  const errorOf = (field: ResetField) => (wrong?.field === field ? wrong.message : undefined);
  const passwordLabels = { show: words.showPassword, hide: words.hidePassword };

  return (
    <form ref={form} onSubmit={save} noValidate>
      <Step>
        <TextField
          {...words.identifier}
          id={`${id}-identifier`}
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          valid={customer !== '' && !isMail}
          error={errorOf('identifier')}
          onInput={(event) => {
            setIdentifier(event.currentTarget.value);
            setCustomer('');
            clear();
          }}
          onBlur={lookUp}
        />
      </Step>
      <Step>
        <TextField
          id={`${id}-code`}
          name="verifyCode"
          label={words.code.label}
          placeholder={words.code.placeholder}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errorOf('verifyCode')}
          hint={sentTo && words.code.sent.replace('{identifier}', sentTo)}
          onInput={clear}
          head={
            <CodeButton
              label={isSending ? words.code.sending : words.code.send}
              leftSeconds={leftSeconds}
              disabled={!canSend}
              onClick={() =>
                isMail ? send(() => mailCode(identifier.trim())) : setShowsCaptcha(true)
              }
            />
          }
        />
      </Step>
      <Step>
        <PasswordField
          {...passwordLabels}
          id={`${id}-new`}
          name="changePassword"
          label={words.newPassword.label}
          hint={words.newPassword.hint}
          autoComplete="new-password"
          error={errorOf('changePassword')}
          onInput={clear}
        />
      </Step>
      <Step>
        <PasswordField
          {...passwordLabels}
          id={`${id}-again`}
          name="confirmation"
          label={words.confirmation.label}
          autoComplete="new-password"
          error={errorOf('confirmation')}
          onInput={clear}
        />
      </Step>
      <Step last refused={refusal !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={isBusy} />
      </Step>
      {refusal && <FailureNote message={refusal} />}
      {submission.step === 'done' && (
        <p className={styles.success} role="status">
          {words.success}
        </p>
      )}
      {showsCaptcha && (
        <Suspense fallback={null}>
          <CaptchaDialog
            open
            phone={identifier.trim()}
            type={verificationTypes.reset}
            onPass={(pass) => {
              setShowsCaptcha(false);
              void send(() => textResetCode(identifier.trim(), pass));
            }}
            onClose={() => setShowsCaptcha(false)}
          />
        </Suspense>
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

/** Answers what the server refused with: its message, or the code where there is none. */
async function resetPassword(input: ResetInput, customer: string): Promise<string | undefined> {
  const reply = isMailIdentifier(input.identifier)
    ? await request(mailChangePassword, {
        email: input.identifier,
        verifyCode: input.verifyCode,
        changePassword: input.changePassword,
      })
    : await request(changePassword, {
        customer_id: customer,
        ver_code: input.verifyCode,
        password: input.changePassword,
        phone: input.identifier,
      });
  return isAccepted(reply) ? undefined : reply.msg || String(reply.code);
}
