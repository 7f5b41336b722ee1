import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '#app/layout/locale.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { loginWords } from '#content/interface/login.ts';
import { pagePath } from '#content/site-map.ts';
import type { FieldErrorCode } from '#contract/errors.ts';
import { type LoginField, loginProblem } from './login-checks.ts';
import { PasswordField } from './password-field.tsx';
import { Step } from './step.tsx';
import { SubmitButton } from './submit-button.tsx';
import { textOf } from './text-of.ts';
import { useSubmission } from './use-submission.ts';

const calls = onDemand(() => import('./log-in.ts'));

/** The main user logs in with a phone, an e-mail address or a username. */
export function LoginForm() {
  const locale = useLocale();
  const words = loginWords[locale];
  const messages = fieldErrorWords[locale];
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<{ field: LoginField; code: FieldErrorCode }>();
  const { submit, isBusy, refusal, forget } = useSubmission(words.unreached);
  usePrefill(form);

  const clear = () => {
    setWrong(undefined);
    forget();
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = {
      account: textOf(event.currentTarget, 'account'),
      password: textOf(event.currentTarget, 'password'),
    };
    const problem = loginProblem(input);
    if (problem) {
      setWrong(problem);
      event.currentTarget.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
      return;
    }
    await submit(async () => {
      const { logIn } = await calls.load();
      return logIn(input);
    });
  };

  const errorOf = (field: LoginField) =>
    wrong?.field === field ? messages[wrong.code] : undefined;

  return (
    <form ref={form} onFocus={calls.prepare} onSubmit={send} noValidate>
      <Step>
        <TextField
          id={`${id}-account`}
          name="account"
          label={words.account.label}
          placeholder={words.account.placeholder}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('account')}
          onInput={clear}
        />
      </Step>
      <Step>
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={words.password.label}
          placeholder={words.password.placeholder}
          show={words.password.show}
          hide={words.password.hide}
          autoComplete="current-password"
          aside={<SiteLink to={pagePath('forget-password', locale)}>{words.forgot}</SiteLink>}
          error={errorOf('password')}
          onInput={clear}
        />
      </Step>
      <Step last refused={refusal !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={isBusy} />
      </Step>
      {refusal && <FailureNote message={refusal} />}
    </form>
  );
}

/** `account` and `password` in the address fill the form and leave the address at once. */
function usePrefill(form: { current: HTMLFormElement | null }): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const given = (['account', 'password'] as const).filter((name) => query.has(name));
    if (given.length === 0) return;
    for (const name of given) {
      const input = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = query.get(name) ?? '';
      query.delete(name);
    }
    const rest = query.size > 0 ? `?${query}` : '';
    navigate(pathname + rest, { replace: true, preventScrollReset: true });
  }, [form, pathname, search, navigate]);
}
