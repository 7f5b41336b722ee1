import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import type { Employee } from '#contract/console.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';

type Reply = { code: 0; data: Employee; msg: string } | Refusal;

/** What the dialogs about employees share: a form whose answer is the employee as changed. */
export type EmployeeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onDone: (employee: Employee) => void;
};

/** Sends what is asked for an employee and hands over the employee as they are now. */
export function useEmployeeChange(onDone: (employee: Employee) => void) {
  const confirmed = useReauthenticated();
  return async (deed: ActionWords, send: () => Promise<Reply>): Promise<Refused | undefined> => {
    const reply = await confirmed(deed, send);
    if (!isAccepted(reply)) return refusedBy(reply);
    onDone(reply.data);
    return undefined;
  };
}
