import { Form } from '#app/forms/form.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { Step } from '../step.tsx';
import type { ShowTwoFactor } from '../two-factor/pending-login.ts';
import { employeeLoginFields, employeeLoginProblems } from './login-checks.ts';

const calls = onDemand(() => import('./log-in.ts'));

/** An employee logs in under the main account's phone with a username of their own. */
export function EmployeeLoginForm({ onTwoFactor }: { onTwoFactor: ShowTwoFactor }) {
  const words = useWords('login');
  const pagePath = usePagePath();
  const form = useForm({
    fields: employeeLoginFields,
    problems: employeeLoginProblems,
    tellsAll: true,
    messages: useWords('fieldErrors'),
    unreached: words.unreached,
    send: async (input, sent) => (await calls.load()).logInAsEmployee(input, sent, onTwoFactor),
  });

  return (
    <Form {...form.props} onFocus={calls.prepare}>
      <Step>
        <TextField {...form.field('phone')} {...words.phone} type="tel" autoComplete="tel" />
      </Step>
      <Step>
        <TextField
          {...form.field('code')}
          {...words.username}
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
          hint={words.employeeForgot}
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
