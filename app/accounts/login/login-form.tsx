import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { accountOf } from '#app/session/arrival.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { Step } from '../step.tsx';
import type { ShowTwoFactor } from '../two-factor/pending-login.ts';
import { loginFields, loginProblems } from './login-checks.ts';

const calls = onDemand(() => import('./log-in.ts'));

/** The main user logs in with a phone, an e-mail address or a username. */
export function LoginForm({ onTwoFactor }: { onTwoFactor: ShowTwoFactor }) {
  const words = useWords('login');
  const pagePath = usePagePath();
  const form = useForm({
    fields: loginFields,
    problems: loginProblems,
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: async (input, sent) => (await calls.load()).logIn(input, sent, onTwoFactor),
  });
  usePrefill(form.props.ref);

  return (
    <Form {...form.props} onFocus={calls.prepare}>
      <Step>
        <TextField
          {...form.field('account')}
          {...words.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Step>
      <Step>
        <PasswordField
          {...form.field('password')}
          {...words.password}
          autoComplete="current-password"
          aside={<SiteLink to={pagePath('forget-password')}>{words.forgot}</SiteLink>}
        />
      </Step>
      <Step last refused={form.refused !== undefined}>
        <SubmitButton label={words.submit} busyLabel={words.submitting} isBusy={form.isBusy} />
      </Step>
      {form.refused && <FailureNote message={form.refused.message} />}
    </Form>
  );
}

/**
 * `account` and `password` in the address fill the form and leave the address at once; whoever
 * comes from the reset has only the password left to type.
 */
function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const fill = (name: (typeof loginFields)[number], value: string) => {
      const input = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = value;
    };
    const known = accountOf(state);
    if (known !== undefined) {
      fill('account', known);
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
    const query = new URLSearchParams(search);
    const given = loginFields.filter((name) => query.has(name));
    if (given.length === 0) return;
    for (const name of given) {
      fill(name, query.get(name) ?? '');
      query.delete(name);
    }
    const rest = query.size > 0 ? `?${query}` : '';
    navigate(pathname + rest, { replace: true, preventScrollReset: true });
  }, [form, pathname, search, state, navigate]);
}
