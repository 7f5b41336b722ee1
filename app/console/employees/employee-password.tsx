import { refusedFields } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { problemWith, resetFields } from '#contract/account-fields.ts';
import { type Employee, setEmployeePassword } from '#contract/console.ts';
import { DialogText } from '../dialogs/dialog-text.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { ChosenPasswordField } from './chosen-password-field.tsx';
import type { EmployeeDialogProps } from './employee-dialogs.tsx';

const fields = ['password'] as const;

/** The main user sets a new password for an employee who forgot theirs. */
export function EmployeePassword({
  employee,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const words = useWords('consoleEmployees');
  return (
    <EditDialog
      {...dialog}
      heading={fill(words.newPassword.heading, { username: employee.username })}
      words={words.newPassword}
      fields={fields}
      problems={({ password }) =>
        refusedFields(fields, () => problemWith(resetFields.newPassword, password))
      }
      action={() => formatAction(words.confirmations.password, employee)}
      change={({ password }) =>
        () =>
          request(setEmployeePassword, { id: employee.id, password })
        }
    >
      {(field) => (
        <>
          <DialogText>{words.newPassword.sentence}</DialogText>
          <ChosenPasswordField {...field('password')} />
        </>
      )}
    </EditDialog>
  );
}
