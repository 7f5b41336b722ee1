import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { refusedFields } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { problemWith, resetFields } from '#contract/account-fields.ts';
import { type Employee, setEmployeePassword } from '#contract/console.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { formatAction } from '../format-action.ts';
import styles from './employee-password.module.css';
import { type EmployeeDialogProps, useEmployeeChange } from './use-employee-change.ts';

const fields = ['password'] as const;

/** For an employee who forgot theirs. */
export function EmployeePassword({
  employee,
  onDone,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const words = useWords('consoleEmployees');
  const change = useEmployeeChange(onDone);
  const form = useForm({
    fields,
    problems: ({ password }) =>
      refusedFields(fields, () => problemWith(resetFields.newPassword, password)),
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: ({ password }) =>
      change(formatAction(words.deeds.password, employee), () =>
        request(setEmployeePassword, { id: employee.id, password }),
      ),
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={fill(words.newPassword.heading, { username: employee.username })}
      submit={words.newPassword.submit}
      submitting={words.newPassword.submitting}
    >
      <p className={styles.sentence}>{words.newPassword.sentence}</p>
      <div>
        <NewPasswordField
          {...form.field('password')}
          label={words.fields.password}
          show={words.fields.show}
          hide={words.fields.hide}
        />
      </div>
    </FormDialog>
  );
}
