import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Employee } from '#contract/console.ts';
import { resetEmployeeSteps } from '#contract/second-step.ts';
import { AskFirst } from './ask-first.tsx';
import { fillDeed } from './fill-deed.ts';
import type { EmployeeDialogProps } from './use-employee-change.ts';

/** For an employee who lost passkeys, app and codes. */
export function ResetSteps({
  employee,
  onDone,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const { resetSteps: words, deeds } = useWords('consoleEmployees');
  const { id, username, name } = employee;
  return (
    <AskFirst
      {...dialog}
      heading={fill(words.heading, { username })}
      words={words}
      deed={fillDeed(deeds.reset, employee)}
      send={() => request(resetEmployeeSteps, { id })}
      onDone={() => onDone({ ...employee, secondStep: false })}
    >
      {fill(words.sentence, { name })}
    </AskFirst>
  );
}
