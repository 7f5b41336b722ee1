import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '#app/layout/locale.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import type { FieldErrorCode } from '#contract/errors.ts';
import { type EmployeeLoginField, employeeLoginProblems } from './login-checks.ts';
import { PasswordField } from './password-field.tsx';
import { Step } from './step.tsx';
import { SubmitButton } from './submit-button.tsx';
import { textOf } from './text-of.ts';
import { useSubmission } from './use-submission.ts';

const calls = onDemand(() => import('./log-in.ts'));

/** An employee logs in under the main account's phone with a username of their own. */
export function EmployeeLoginForm() {
  const locale = useLocale();
  const words = loginWords[locale];
  const messages = fieldErrorWords[locale];
  const id = useId();
  const [wrong, setWrong] = useState<Partial<Record<EmployeeLoginField, FieldErrorCode>>>({});
  const { submit, isBusy, refusal, forget } = useSubmission(words.unreached);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = {
      phone: textOf(form, 'phone'),
      code: textOf(form, 'code'),
      password: textOf(form, 'password'),
    };
    const problems = employeeLoginProblems(input);
    setWrong(Object.fromEntries(problems));
    if (problems[0]) return form.querySelector<HTMLElement>(`[name=${problems[0][0]}]`)?.focus();

    await submit(async () => {
      const { logInAsEmployee } = await calls.load();
      return logInAsEmployee(input);
    });
  };

  const common = (name: EmployeeLoginField) => {
    const code = wrong[name];
    return {
      id: `${id}-${name}`,
      name,
      error: code && messages[code],
      onInput: () => {
        setWrong({ ...wrong, [name]: undefined });
        forget();
      },
    };
  };

  return (
    <form onFocus={calls.prepare} onSubmit={send} noValidate>
      <Step>
        <TextField {...common('phone')} {...words.phone} type="tel" autoComplete="tel" />
      </Step>
      <Step>
        <TextField
          {...common('code')}
          {...words.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Step>
      <Step>
        <PasswordField
          {...common('password')}
          {...words.password}
          autoComplete="current-password"
          aside={<SiteLink to={pagePath('forget-password', locale)}>{words.forgot}</SiteLink>}
        />
      </Step>
      <Step last refused={refusal !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={isBusy} />
      </Step>
      {refusal && <FailureNote message={refusal} />}
    </form>
  );
}
