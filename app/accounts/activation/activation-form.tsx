import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { NoAnswer, RequestCancelled, request } from '#app/request/client.ts';
import { arrivalState } from '#app/session/arrival.ts';
import { keepSession } from '#app/session/session.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { accountMaxLengths, verificationTypes } from '#contract/account-rules.ts';
import { activateAccount } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Country } from '#contract/user-data.ts';
import { CodeButton, resendSeconds } from '../fields/code-button.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { textActivationCode } from '../fields/send-code.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useCaptcha } from '../fields/use-captcha.ts';
import { useCountdown } from '../fields/use-countdown.ts';
import { dropSentSignUp } from '../sign-up/sent-sign-up.ts';
import { Step } from '../step.tsx';
import {
  type ActivationInput,
  activationFields,
  activationProblems,
  isPhoneLike,
  withDialCode,
} from './activation-checks.ts';

/** A phone that gets a code, a password, and the account is open. */
export function ActivationForm({
  token,
  country,
  email,
}: {
  token: string;
  country: Country | null;
  /** Where the link proves it: by it one logs in from then on. */
  email: string | undefined;
}) {
  const words = useWords('activation');
  const pagePath = usePagePath();
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);
  const captcha = useCaptcha();
  const { leftSeconds, begin } = useCountdown(resendSeconds);
  const dialCode = country?.code;
  const meant = (typed: ActivationInput): ActivationInput => ({
    ...typed,
    phone: withDialCode(typed.phone, dialCode),
    username: typed.username.trim(),
  });

  const form = useForm({
    fields: activationFields,
    problems: (typed) => activationProblems(meant(typed)),
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: async (typed) => {
      const { confirmation, ...account } = meant(typed);
      const reply = await request(activateAccount, { ...account, token });
      if (!isAccepted(reply)) return refusedBy(reply);
      dropSentSignUp();
      if (reply.data.factor) {
        // Their second step belongs to a login: nothing of this one is kept.
        navigate(pagePath('login'), { state: arrivalState('stepOver', email ?? account.phone) });
        return undefined;
      }
      await keepSession(reply.data, 'main');
      location.assign(pagePath('console-home'));
      return undefined;
    },
  });

  const { unusable } = useLayout().failure;
  const unreached = (error: unknown) => {
    if (error instanceof RequestCancelled) return;
    console.error('The code could not be asked for.', error);
    form.say('verifyCode', error instanceof NoAnswer ? words.unreached : unusable);
  };

  const sendCode = async (pass: string) => {
    const refused = await textActivationCode(phone, pass, token);
    const field = refused && isAboutPhone(refused) ? 'phone' : 'verifyCode';
    form.focus(field);
    if (refused) return form.say(field, refused.message);
    setSentTo(phone);
    begin();
  };

  const phoneField = form.field('phone');
  const eye = { show: words.showPassword, hide: words.hidePassword };

  return (
    <Form {...form.props}>
      <Step>
        <PhoneField
          {...phoneField}
          label={words.phone.label}
          country={country}
          onInput={(event) => {
            setPhone(withDialCode(event.currentTarget.value, dialCode));
            setSentTo(undefined);
            phoneField.onInput(event);
          }}
        />
      </Step>
      <Step>
        <TextField
          {...form.field('verifyCode')}
          label={words.code.label}
          placeholder={words.code.placeholder}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={sentTo && fill(words.code.sent, { phone: sentTo })}
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
          {...form.field('username')}
          {...words.username}
          placeholder=" "
          maxLength={accountMaxLengths.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Step>
      {/* A password manager takes it for the name that the new password belongs to. */}
      <input type="text" autoComplete="username" value={email ?? phone} readOnly hidden />
      <Step>
        <NewPasswordField {...form.field('password')} {...eye} label={words.password} />
      </Step>
      <Step>
        <PasswordField
          {...form.field('confirmation')}
          {...eye}
          label={words.confirmation}
          autoComplete="new-password"
        />
      </Step>
      <Step last refused={form.refused !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={form.isBusy} />
      </Step>
      {form.refused && <FailureNote message={form.refused.message} />}
      {captcha.Dialog && (
        <captcha.Dialog
          open
          recipient={phone}
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
    </Form>
  );
}

const isAboutPhone = ({ code }: Refused): boolean =>
  code === 'activation.phone' || code === 'activation.phoneTaken';
