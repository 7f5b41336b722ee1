import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import type { ShowTwoFactor } from '../two-factor/pending-login.ts';
import { employeeLoginFields, employeeLoginProblems } from './login-checks.ts';
import { PasswordStep } from './password-step.tsx';

const calls = onDemand(() => import('./log-in.ts'));

/** An employee logs in with the main account's phone and a username of their own. */
export function EmployeeLoginForm({ onTwoFactor }: { onTwoFactor: ShowTwoFactor }) {
  const words = useWords('login');
  const form = useForm({
    fields: employeeLoginFields,
    problems: employeeLoginProblems,
    showsAllProblems: true,
    messages: useWords('fieldErrors'),
    noResponse: words.noResponse,
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
      <PasswordStep form={form} field={form.field('password')} hint={words.employeeForgot} />
    </Form>
  );
}
