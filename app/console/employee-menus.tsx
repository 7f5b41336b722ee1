import { useForm } from '#app/forms/use-form.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Employee, setEmployeeMenus } from '#contract/console.ts';
import { EmployeeDialog, type EmployeeDialogProps, useEmployeeChange } from './employee-dialog.tsx';
import { chosenMenus, MenusField } from './menus-field.tsx';

export function EmployeeMenus({
  employee,
  onDone,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const words = useWords('consoleEmployees').chooseMenus;
  const change = useEmployeeChange(onDone);
  const form = useForm({
    fields: [],
    problems: () => [],
    messages: {},
    unreached: useWords('console').unreached,
    send: (_, form) =>
      change(request(setEmployeeMenus, { id: employee.id, menus: chosenMenus(form) })),
  });
  return (
    <EmployeeDialog
      {...dialog}
      form={form}
      heading={fill(words.heading, { username: employee.username })}
      submit={words.submit}
      submitting={words.submitting}
    >
      <MenusField chosen={employee.menus} />
    </EmployeeDialog>
  );
}
