import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { loginReasonState } from '#app/session/login-reason.ts';
import { storeSession } from '#app/session/session.ts';
import { TextField } from '#app/ui/field.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { accountMaxLengths, verificationTypes } from '#contract/account-rules.ts';
import { activateAccount } from '#contract/accounts.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Country } from '#contract/user-data.ts';
import { CodeField } from '../fields/code-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { SubmitStep } from '../fields/submit-step.tsx';
import { removeSentSignUp } from '../sign-up/sent-sign-up.ts';
import { Step } from '../step.tsx';
import {
  type ActivationInput,
  activationFields,
  activationProblems,
  isPhoneLike,
  withDialCode,
} from './activation-checks.ts';
import { useActivationCode } from './use-activation-code.ts';

type ActivationFormProps = {
  token: string;
  country: Country | null;
  /** The login name, where the activation link proves the mailbox. */
  email: string | undefined;
};

/** Activates an account: phone with texted code, username, password. */
export function ActivationForm({ token, country, email }: ActivationFormProps) {
  const words = useWords('activation');
  const [phone, setPhone] = useState('');
  const dialCode = country?.code;
  const normalize = (typed: ActivationInput): ActivationInput => ({
    ...typed,
    phone: withDialCode(typed.phone, dialCode),
    username: typed.username.trim(),
  });
  const activate = useActivate(token, email);
  const form = useForm({
    fields: activationFields,
    problems: (typed) => activationProblems(normalize(typed)),
    messages: useWords('fieldErrors'),
    noResponse: words.noResponse,
    send: (typed) => activate(normalize(typed)),
  });
  const code = useActivationCode(form, phone, token);
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
            code.reset();
            phoneField.onInput(event);
          }}
        />
      </Step>
      <Step>
        <CodeField
          {...form.field('verifyCode')}
          words={words.code}
          hint={code.sentTo && fill(words.code.sent, { phone: code.sentTo })}
          isSending={code.isSending}
          leftSeconds={code.leftSeconds}
          canSend={isPhoneLike(phone)}
          onSend={code.send}
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
      {/* Tells password managers which account the new password belongs to. */}
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
      <SubmitStep form={form} words={words} />
      {code.Captcha && (
        <code.Captcha
          open
          recipient={phone}
          type={verificationTypes.activation}
          onPass={code.pass}
          onClose={code.closeCaptcha}
        />
      )}
    </Form>
  );
}

/** Activates the account and opens the console, or the login page where two-factor is on. */
function useActivate(token: string, email: string | undefined) {
  const pagePath = usePagePath();
  const navigate = useNavigate();
  return async ({ confirmation, ...account }: ActivationInput) => {
    const reply = await request(activateAccount, { ...account, token });
    if (!isAccepted(reply)) return refusedBy(reply);
    removeSentSignUp();
    if (reply.data.factor) {
      // A second factor is checked at login only, so this session is not stored.
      navigate(pagePath('login'), { state: loginReasonState('stepOver', email ?? account.phone) });
      return undefined;
    }
    await storeSession(reply.data, 'main');
    location.assign(pagePath('console-home'));
    return undefined;
  };
}
