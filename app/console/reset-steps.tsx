import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Employee } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import { resetEmployeeSteps } from '#contract/second-step.ts';
import { AskFirst } from './ask-first.tsx';
import { fillDeed } from './fill-deed.ts';
import { useConfirmed } from './use-confirmed.ts';
import type { EmployeeDialogProps } from './use-employee-change.ts';

/** For an employee who lost passkeys, app and codes. */
export function ResetSteps({
  employee,
  onDone,
  ...dialog
}: EmployeeDialogProps & { employee: Employee }) {
  const { resetSteps: words, deeds } = useWords('consoleEmployees');
  const confirmed = useConfirmed();
  const { id, username, name } = employee;
  return (
    <AskFirst
      {...dialog}
      heading={fill(words.heading, { username })}
      keep={words.keep}
      act={words.act}
      acting={words.acting}
      onAct={async () => {
        const reply = await confirmed(fillDeed(deeds.reset, employee), () =>
          request(resetEmployeeSteps, { id }),
        );
        if (!isAccepted(reply)) return refusedBy(reply);
        onDone({ ...employee, secondStep: false });
        return undefined;
      }}
    >
      {fill(words.sentence, { name })}
    </AskFirst>
  );
}
