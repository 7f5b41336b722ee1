import { useForm } from '#app/forms/use-form.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Employee, setEmployeeMenus } from '#contract/console.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { formatAction } from '../format-action.ts';
import { chosenMenus, MenusField } from './menus-field.tsx';
import { type EmployeeDialogProps, useEmployeeChange } from './use-employee-change.ts';

export function EmployeeMenus({
  employee,
  onDone,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const { chooseMenus: words, deeds } = useWords('consoleEmployees');
  const change = useEmployeeChange(onDone);
  const form = useForm({
    fields: [],
    problems: () => [],
    messages: {},
    unreached: useWords('console').unreached,
    send: async (_, form) => {
      const { menus, managesKeys } = chosenMenus(form);
      const isSame = menus.join() === employee.menus.join() && managesKeys === employee.managesKeys;
      if (isSame) return void dialog.onClose();
      return change(formatAction(deeds.menus, employee), () =>
        request(setEmployeeMenus, { id: employee.id, menus, managesKeys }),
      );
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={fill(words.heading, { username: employee.username })}
      submit={words.submit}
      submitting={words.submitting}
    >
      <MenusField chosen={employee.menus} managesKeys={employee.managesKeys} />
    </FormDialog>
  );
}
