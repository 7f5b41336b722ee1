import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Employee, setEmployeeMenus } from '#contract/console.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { formatAction } from '../format-action.ts';
import type { EmployeeDialogProps } from './employee-dialogs.tsx';
import { chosenMenus, MenusField } from './menus-field.tsx';

export function EmployeeMenus({
  employee,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const { chooseMenus: words, confirmations } = useWords('consoleEmployees');
  return (
    <EditDialog
      {...dialog}
      heading={fill(words.heading, { username: employee.username })}
      words={words}
      fields={[]}
      action={() => formatAction(confirmations.menus, employee)}
      change={(_, form) => {
        const { menus, managesKeys } = chosenMenus(form);
        const isSame =
          menus.join() === employee.menus.join() && managesKeys === employee.managesKeys;
        if (isSame) return undefined;
        return () => request(setEmployeeMenus, { id: employee.id, menus, managesKeys });
      }}
    >
      {() => <MenusField chosen={employee.menus} managesKeys={employee.managesKeys} />}
    </EditDialog>
  );
}
