import { useState } from 'react';
import { refusedFields } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { problemWith, resetFields, username } from '#contract/account-fields.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { addEmployee, type Employee, listEmployees } from '#contract/console.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';
import styles from './add-employee.module.css';
import { ChosenPasswordField } from './chosen-password-field.tsx';
import type { EmployeeDialogProps } from './employee-dialogs.tsx';
import { chosenMenus, MenusField } from './menus-field.tsx';

const rules = { username, password: resetFields.newPassword };
const ruled = ['username', 'password'] as const;

/** Adds an employee: username, name, first password and menus. */
export function AddEmployee({
  known,
  onDone,
  ...dialog
}: EmployeeDialogProps & { known: readonly Employee[] }) {
  const words = useWords('consoleEmployees');
  const current = useCurrent();
  const [before] = useState(() => new Set(known.map(({ id }) => id)));

  const findOut = async (input: { username: string }) => {
    const employees = await current(request(listEmployees));
    const added = employees?.find((employee) => employee.username === input.username.trim());
    if (!added || before.has(added.id)) return 'unknown';
    onDone(added);
    return 'done';
  };

  return (
    <EditDialog
      {...dialog}
      size="wide"
      heading={words.add.action}
      words={{ submit: words.add.action, submitting: words.add.submitting }}
      fields={['username', 'name', 'password']}
      problems={(input) => refusedFields(ruled, (field) => problemWith(rules[field], input[field]))}
      showsAllProblems
      action={(input) => formatAction(words.confirmations.add, input)}
      change={(input, form) => () => request(addEmployee, { ...input, ...chosenMenus(form) })}
      onDone={onDone}
      findOut={findOut}
    >
      {(field) => (
        <div className={styles.parts}>
          <div className={styles.fields}>
            <TextField
              {...field('username')}
              label={words.fields.username}
              hint={words.fields.usernameHint}
              maxLength={accountMaxLengths.username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              {...field('name')}
              label={words.fields.name}
              hint={words.fields.nameHint}
              maxLength={accountMaxLengths.employeeName}
              autoComplete="off"
            />
            <ChosenPasswordField {...field('password')} />
          </div>
          <MenusField chosen={['home', 'account']} managesKeys={false} />
        </div>
      )}
    </EditDialog>
  );
}
