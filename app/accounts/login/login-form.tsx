import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { accountOf } from '#app/session/login-reason.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import type { ShowTwoFactor } from '../two-factor/pending-login.ts';
import { loginFields, loginProblems } from './login-checks.ts';
import { PasswordStep } from './password-step.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

const calls = onDemand(() => import('./log-in.ts'));

/** The main user logs in with a phone, an e-mail address or a username. */
export function LoginForm({ onTwoFactor }: { onTwoFactor: ShowTwoFactor }) {
  const words = useWords('login');
  const form = useForm({
    fields: loginFields,
    problems: loginProblems,
    messages: useWords('fieldErrors'),
    noResponse: words.noResponse,
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
      <PasswordStep form={form} field={form.field('password')} />
      {form.refused?.code === 'login.mailUnconfirmed' && <ResendConfirmation />}
    </Form>
  );
}

/**
 * Fills the fields from `?account=` and `?password=` and removes both from the URL. After a reset
 * the account comes from the navigation state and the password field gets the focus.
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
