import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '#app/layout/locale.ts';
import { RequestCancelled, request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { activationWords } from '#content/interface/activation.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { pagePath } from '#content/site-map.ts';
import { accountMaxLengths, verificationTypes } from '#contract/account-rules.ts';
import { activateAccount, type Country } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';
import {
  type ActivationField,
  type ActivationInput,
  activationProblem,
  isPhoneLike,
  withDialCode,
} from './activation-checks.ts';
import { CodeButton, resendSeconds } from './code-button.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { textActivationCode } from './send-code.ts';
import { keepSession } from './session.ts';
import { Step } from './step.tsx';
import { SubmitButton } from './submit-button.tsx';
import { textOf } from './text-of.ts';
import { useCaptcha } from './use-captcha.ts';
import { useCountdown } from './use-countdown.ts';
import { useSubmission } from './use-submission.ts';

/** A phone that gets a code, a password, and the account is open. */
export function ActivationForm({ token, country }: { token: string; country: Country | null }) {
  const locale = useLocale();
  const words = activationWords[locale];
  const messages = fieldErrorWords[locale];
  const id = useId();
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState<{ field: ActivationField; message: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const captcha = useCaptcha();
  const dialCode = country?.code;
  const [isSending, setSending] = useState(false);
  const { leftSeconds, begin } = useCountdown(resendSeconds);
  const { submit, isBusy, refusal, forget } = useSubmission(words.unreached);

  const clear = () => {
    setWrong(undefined);
    forget();
  };

  const unreached = (error: unknown) => {
    if (error instanceof RequestCancelled) return;
    console.error('The code could not be asked for.', error);
    setWrong({ field: 'verifyCode', message: words.unreached });
  };

  const sendCode = async (pass: string) => {
    const message = await textActivationCode(phone, pass, token);
    const field = message === messages['activation.phone'] ? 'phone' : 'verifyCode';
    setWrong(message === undefined ? undefined : { field, message });
    document.getElementById(`${id}-${field}`)?.focus();
    if (message !== undefined) return;
    setSentTo(phone);
    begin();
  };

  const activate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readInput(event.currentTarget);
    const input = { ...typed, phone: withDialCode(typed.phone, dialCode) };
    const problem = activationProblem(input);
    if (problem) {
      setWrong({ field: problem.field, message: messages[problem.code] });
      event.currentTarget.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
      return;
    }
    const { confirmation, ...account } = input;
    await submit(async () => {
      const reply = await request(activateAccount, { ...account, token });
      if (!isAccepted(reply)) return reply.msg;
      await keepSession(reply.data, 'main');
      location.assign(pagePath('console-home', locale));
      return undefined;
    });
  };

  const common = (name: ActivationField) => ({
    id: `${id}-${name}`,
    name,
    error: wrong?.field === name ? wrong.message : undefined,
    onInput: clear,
  });
  const eye = { show: words.showPassword, hide: words.hidePassword };

  return (
    <form onSubmit={activate} noValidate>
      <Step>
        <PhoneField
          {...common('phone')}
          label={words.phone.label}
          country={country}
          onInput={(event) => {
            setPhone(withDialCode(event.currentTarget.value, dialCode));
            setSentTo(undefined);
            clear();
          }}
        />
      </Step>
      <Step>
        <TextField
          {...common('verifyCode')}
          label={words.code.label}
          placeholder={words.code.placeholder}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={sentTo && words.code.sent.replace('{phone}', sentTo)}
          head={
            <CodeButton
              label={isSending ? words.code.sending : words.code.send}
              leftSeconds={leftSeconds}
              disabled={!isPhoneLike(phone) || isSending}
              onClick={() => captcha.open().catch(unreached)}
            />
          }
        />
      </Step>
      <Step>
        <TextField
          {...common('username')}
          {...words.username}
          placeholder=" "
          maxLength={accountMaxLengths.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Step>
      <Step>
        <NewPasswordField {...common('password')} {...eye} label={words.password} />
      </Step>
      <Step>
        <PasswordField
          {...common('confirmation')}
          {...eye}
          label={words.confirmation}
          autoComplete="new-password"
        />
      </Step>
      <Step last refused={refusal !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={isBusy} />
      </Step>
      {refusal && <FailureNote message={refusal} />}
      {captcha.Dialog && (
        <captcha.Dialog
          open
          phone={phone}
          type={verificationTypes.activation}
          onPass={(pass) => {
            captcha.close();
            setSending(true);
            void sendCode(pass)
              .catch(unreached)
              .finally(() => setSending(false));
          }}
          onClose={captcha.close}
        />
      )}
    </form>
  );
}

const readInput = (form: HTMLFormElement): ActivationInput => ({
  phone: textOf(form, 'phone').trim(),
  verifyCode: textOf(form, 'verifyCode'),
  username: textOf(form, 'username').trim(),
  password: textOf(form, 'password'),
  confirmation: textOf(form, 'confirmation'),
});
