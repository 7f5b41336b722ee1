import { useId, useState } from 'react';
import { NewPasswordField } from '#app/accounts/new-password-field.tsx';
import { textOf } from '#app/accounts/text-of.ts';
import { useLocale } from '#app/layout/locale.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { problemWith, resetFields, username } from '#contract/account-fields.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { addEmployee } from '#contract/console.ts';
import type { FieldErrorCode } from '#contract/errors.ts';
import styles from './employee-dialog.module.css';
import { EmployeeDialog, type EmployeeDialogProps } from './employee-dialog.tsx';
import { chosenMenus, MenusField } from './menus-field.tsx';

type Field = 'username' | 'password';

/** A username, a first password and the menus. */
export function AddEmployee(dialog: EmployeeDialogProps) {
  const locale = useLocale();
  const words = consoleEmployeesWords[locale];
  const id = useId();
  const [wrong, setWrong] = useState<Partial<Record<Field, FieldErrorCode>>>({});

  const send = (form: HTMLFormElement) => {
    const typed = { username: textOf(form, 'username'), password: textOf(form, 'password') };
    const problems = {
      username: problemWith(username, typed.username),
      password: problemWith(resetFields.newPassword, typed.password),
    };
    setWrong(problems);
    const field = (['username', 'password'] as const).find((name) => problems[name]);
    if (field) {
      form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
      return undefined;
    }
    return request(addEmployee, {
      ...typed,
      name: textOf(form, 'name'),
      menus: chosenMenus(form),
    });
  };

  const common = (name: Field, forget: () => void) => {
    const code = wrong[name];
    return {
      id: `${id}-${name}`,
      name,
      error: code && fieldErrorWords[locale][code],
      onInput: () => {
        setWrong({ ...wrong, [name]: undefined });
        forget();
      },
    };
  };

  return (
    <EmployeeDialog
      {...dialog}
      size="wide"
      heading={words.add.action}
      submit={words.add.action}
      submitting={words.add.submitting}
      send={send}
    >
      {(forget) => (
        <>
          <div className={styles.fields}>
            <TextField
              {...common('username', forget)}
              label={words.fields.username}
              hint={words.fields.usernameHint}
              maxLength={accountMaxLengths.username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              id={`${id}-name`}
              name="name"
              label={words.fields.name}
              hint={words.fields.nameHint}
              maxLength={accountMaxLengths.employeeName}
              autoComplete="off"
            />
            <div>
              <NewPasswordField
                {...common('password', forget)}
                label={words.fields.password}
                show={words.fields.show}
                hide={words.fields.hide}
              />
            </div>
          </div>
          <MenusField chosen={['home', 'account']} />
        </>
      )}
    </EmployeeDialog>
  );
}
