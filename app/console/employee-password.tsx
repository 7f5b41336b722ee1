import { useId, useState } from 'react';
import { NewPasswordField } from '#app/accounts/new-password-field.tsx';
import { textOf } from '#app/accounts/text-of.ts';
import { useLocale } from '#app/layout/locale.ts';
import { request } from '#app/request/client.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { problemWith, resetFields } from '#contract/account-fields.ts';
import { type Employee, setEmployeePassword } from '#contract/console.ts';
import type { FieldErrorCode } from '#contract/errors.ts';
import styles from './employee-dialog.module.css';
import { EmployeeDialog, type EmployeeDialogProps } from './employee-dialog.tsx';

/** For an employee who forgot theirs. */
export function EmployeePassword({
  employee,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const locale = useLocale();
  const words = consoleEmployeesWords[locale];
  const id = useId();
  const [wrong, setWrong] = useState<FieldErrorCode>();

  const send = (form: HTMLFormElement) => {
    const password = textOf(form, 'password');
    const problem = problemWith(resetFields.newPassword, password);
    setWrong(problem);
    if (!problem) return request(setEmployeePassword, { id: employee.id, password });
    form.querySelector<HTMLElement>('[name=password]')?.focus();
    return undefined;
  };

  return (
    <EmployeeDialog
      {...dialog}
      heading={words.newPassword.heading.replace('{username}', employee.username)}
      submit={words.newPassword.submit}
      submitting={words.newPassword.submitting}
      send={send}
    >
      {(forget) => (
        <>
          <p className={styles.sentence}>{words.newPassword.sentence}</p>
          <div>
            <NewPasswordField
              id={`${id}-password`}
              name="password"
              label={words.fields.password}
              show={words.fields.show}
              hide={words.fields.hide}
              error={wrong && fieldErrorWords[locale][wrong]}
              onInput={() => {
                setWrong(undefined);
                forget();
              }}
            />
          </div>
        </>
      )}
    </EmployeeDialog>
  );
}
