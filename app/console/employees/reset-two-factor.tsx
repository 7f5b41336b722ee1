import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Employee } from '#contract/console.ts';
import { resetEmployeeTwoFactor } from '#contract/two-factor.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { formatAction } from '../format-action.ts';
import type { EmployeeDialogProps } from './employee-dialogs.tsx';

/** Turns off two-factor for an employee who lost passkeys, app and recovery codes. */
export function ResetTwoFactor({
  employee,
  onDone,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const { resetSteps: words, confirmations } = useWords('consoleEmployees');
  const { id, username, name } = employee;
  return (
    <ConfirmDialog
      {...dialog}
      heading={fill(words.heading, { username })}
      words={words}
      action={formatAction(confirmations.reset, employee)}
      send={() => request(resetEmployeeTwoFactor, { id })}
      onDone={() => onDone({ ...employee, secondStep: false })}
    >
      {fill(words.sentence, { name })}
    </ConfirmDialog>
  );
}
