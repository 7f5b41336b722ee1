import { type FormEvent, type ReactNode, useId } from 'react';
import { useSubmission } from '#app/accounts/use-submission.ts';
import { useLocale } from '#app/layout/locale.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { consoleWords } from '#content/interface/console.ts';
import { consoleEmployeesWords } from '#content/interface/console-employees.ts';
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

export function EmployeeDialog({
  isOpen,
  onClose,
  onDone,
  heading,
  submit: label,
  submitting,
  size,
  send,
  children,
}: EmployeeDialogProps & {
  heading: string;
  submit: string;
  submitting: string;
  size?: 'regular' | 'wide';
  /** Undefined where a field says what is wrong. */
  send: (form: HTMLFormElement) => Promise<Reply> | undefined;
  /** `forget` is for a field that is typed into: what the server said no longer holds. */
  children: (forget: () => void) => ReactNode;
}) {
  const locale = useLocale();
  const formId = useId();
  const inSession = useInSession();
  const { submit, isBusy, refusal, forget } = useSubmission(consoleWords[locale].unreached);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const asked = send(event.currentTarget);
    if (!asked) return;
    await submit(async () => {
      const reply = await inSession(asked);
      if (!isAccepted(reply)) return reply.msg;
      onDone(reply.data);
      return undefined;
    });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={heading}
      closeLabel={consoleWords[locale].close}
      size={size ?? 'regular'}
      actions={
        <>
          <PacketButton variant="outline" onClick={onClose}>
            {consoleEmployeesWords[locale].cancel}
          </PacketButton>
          <PacketButton
            type="submit"
            form={formId}
            arrow={!isBusy}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? submitting : label}
          </PacketButton>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        {children(forget)}
      </form>
      {refusal && <FailureNote message={refusal} />}
    </Dialog>
  );
}
