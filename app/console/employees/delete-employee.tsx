import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { accountMaxLengths } from '#contract/account-rules.ts';
import { deleteEmployee, type Employee } from '#contract/console.ts';
import { DialogText } from '../dialogs/dialog-text.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { formatAction } from '../format-action.ts';

/** Deletes a disabled employee, whose name is typed to prove who is meant. */
export function DeleteEmployee({
  employee,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  employee: Employee;
  onDone: () => void;
}) {
  const { deleteEmployee: words, confirmations } = useWords('consoleEmployees');
  const { id, name } = employee;
  return (
    <EditDialog
      {...dialog}
      heading={fill(words.heading, { name })}
      words={words}
      fields={['name']}
      refusals={{ 'employee.otherName': 'name' }}
      action={() => formatAction(confirmations.delete, employee)}
      change={(typed) => () => request(deleteEmployee, { id, name: typed.name })}
      onDone={onDone}
    >
      {(field) => (
        <>
          <DialogText>{words.sentence}</DialogText>
          <TextField
            {...field('name')}
            label={fill(words.name, { name })}
            maxLength={accountMaxLengths.employeeName}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </EditDialog>
  );
}
