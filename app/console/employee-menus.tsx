import { useLocale } from '#app/layout/locale.ts';
import { request } from '#app/request/client.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
import { type Employee, setEmployeeMenus } from '#contract/console.ts';
import { EmployeeDialog, type EmployeeDialogProps } from './employee-dialog.tsx';
import { chosenMenus, MenusField } from './menus-field.tsx';

export function EmployeeMenus({
  employee,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const words = consoleEmployeesWords[useLocale()].chooseMenus;
  return (
    <EmployeeDialog
      {...dialog}
      heading={words.heading.replace('{username}', employee.username)}
      submit={words.submit}
      submitting={words.submitting}
      send={(form) => request(setEmployeeMenus, { id: employee.id, menus: chosenMenus(form) })}
    >
      {() => <MenusField chosen={employee.menus} />}
    </EmployeeDialog>
  );
}
