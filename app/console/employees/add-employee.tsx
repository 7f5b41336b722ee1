import { useState } from 'react';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { refusedFields } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { problemWith, resetFields, username } from '#contract/account-fields.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { addEmployee, type Employee, listEmployees } from '#contract/console.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';
import styles from './add-employee.module.css';
import { chosenMenus, MenusField } from './menus-field.tsx';
import { type EmployeeDialogProps, useEmployeeChange } from './use-employee-change.ts';

const rules = { username, password: resetFields.newPassword };
const ruled = ['username', 'password'] as const;

/** A username, a first password and the menus. */
export function AddEmployee({
  known,
  onDone,
  ...dialog
}: EmployeeDialogProps & { known: readonly Employee[] }) {
  const words = useWords('consoleEmployees');
  const change = useEmployeeChange(onDone);
  const current = useCurrent();
  const [before] = useState(() => new Set(known.map(({ id }) => id)));
  const form = useForm({
    fields: ['username', 'name', 'password'],
    problems: (input) => refusedFields(ruled, (field) => problemWith(rules[field], input[field])),
    tellsAll: true,
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: (input, form) =>
      change(formatAction(words.deeds.add, input), () =>
        request(addEmployee, { ...input, ...chosenMenus(form) }),
      ),
    findOut: async ({ username }) => {
      const employees = await current(request(listEmployees));
      const added = employees?.find((employee) => employee.username === username.trim());
      if (!added || before.has(added.id)) return 'unknown';
      onDone(added);
      return 'done';
    },
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      size="wide"
      heading={words.add.action}
      submit={words.add.action}
      submitting={words.add.submitting}
    >
      <div className={styles.parts}>
        <div className={styles.fields}>
          <TextField
            {...form.field('username')}
            label={words.fields.username}
            hint={words.fields.usernameHint}
            maxLength={accountMaxLengths.username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('name')}
            label={words.fields.name}
            hint={words.fields.nameHint}
            maxLength={accountMaxLengths.employeeName}
            autoComplete="off"
          />
          <div>
            <NewPasswordField
              {...form.field('password')}
              label={words.fields.password}
              show={words.fields.show}
              hide={words.fields.hide}
            />
          </div>
        </div>
        <MenusField chosen={['home', 'account']} managesKeys={false} />
      </div>
    </FormDialog>
  );
}
