import type { ReactNode } from 'react';
import { Form } from '#app/forms/form.tsx';
import type { FormFrame } from '#app/forms/use-form.ts';
import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { Employee } from '#contract/console.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import styles from './employee-dialog.module.css';
import { useInSession } from './use-in-session.ts';

type Reply = { code: 0; data: Employee; msg: string } | Refusal;

/** What the dialogs about employees share: a form whose answer is the employee as changed. */
export type EmployeeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onDone: (employee: Employee) => void;
};

/** Sends what a dialog asks for and hands over the employee as they are now. */
export function useEmployeeChange(onDone: (employee: Employee) => void) {
  const inSession = useInSession();
  return async (asked: Promise<Reply>): Promise<Refused | undefined> => {
    const reply = await inSession(asked);
    if (!isAccepted(reply)) return refusedBy(reply);
    onDone(reply.data);
    return undefined;
  };
}

export function EmployeeDialog({
  form,
  isOpen,
  onClose,
  heading,
  submit,
  submitting,
  size = 'regular',
  children,
}: Omit<EmployeeDialogProps, 'onDone'> & {
  form: FormFrame;
  heading: string;
  submit: string;
  submitting: string;
  size?: 'regular' | 'wide';
  children: ReactNode;
}) {
  const { isBusy, refused } = form;
  const { close } = useWords('console');
  const { cancel } = useWords('consoleEmployees');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={close}
      size={size}
      actions={
        <>
          <PacketButton variant="outline" onClick={onClose}>
            {cancel}
          </PacketButton>
          <PacketButton
            type="submit"
            form={form.props.id}
            arrow={!isBusy}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? submitting : submit}
          </PacketButton>
        </>
      }
    >
      <Form {...form.props} className={styles.form}>
        {children}
      </Form>
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
