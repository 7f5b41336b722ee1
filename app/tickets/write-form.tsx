import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { type Refused, useSubmission } from '#app/forms/use-submission.ts';
import { useSubmissionId } from '#app/forms/use-submission-id.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { ticketLengths } from '#contract/tickets.ts';
import styles from './write-form.module.css';

type WriteFormProps = {
  text: string;
  onText: (text: string) => void;
  words: { label: string; act: string; acting: string; noResponse: string };
  /** What is chosen beside the text. */
  choice?: string;
  /** Shows the label above the text; otherwise it is for screen readers. */
  isLabelled?: boolean;
  /** A text that only our team reads. */
  isNote?: boolean;
  /** Why it cannot be sent as it is, and the part of the text that is wrong. */
  problem: () => { message: string; part?: string } | undefined;
  /** Returns the refusal, or undefined when it was accepted. The same content has the same id. */
  send: (submission: string) => Promise<Refused | undefined>;
  /** Others have written meanwhile: the name of the button that shows it. What is typed stays. */
  unread?: { code: string; show: string; onShow: () => void };
  above?: ReactNode;
  /** Beside the button. */
  children?: ReactNode;
};

/** Where one writes in a ticket; Ctrl+Enter sends. */
export function WriteForm(props: WriteFormProps) {
  const { text, onText, words, isLabelled, isNote, unread, above, children } = props;
  const areaId = useId();
  const { submit, isBusy, refused, forget } = useSubmission(words.noResponse);
  const submission = useSubmissionId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string>();
  const wrongId = useId();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const problem = props.problem();
    setWrong(problem?.message);
    if (problem) return pointAt(area, problem.part);
    await submit(async () => {
      const outcome = await props.send(submission.of(`${props.choice} ${text}`));
      if (!outcome) submission.end();
      return outcome;
    });
  };

  return (
    <form className={styles.form} data-note={isNote} method="post" noValidate onSubmit={send}>
      {above && <div className={styles.row}>{above}</div>}
      <label htmlFor={areaId} data-spoken={isLabelled ? undefined : ''}>
        {words.label}
      </label>
      <textarea
        ref={area}
        id={areaId}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? wrongId : undefined}
        value={text}
        maxLength={ticketLengths.text}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          setWrong(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
        }}
      />
      {wrong && (
        <p id={wrongId} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {refused && (
        <FailureNote
          message={refused.message}
          {...(refused.code === unread?.code && {
            action: unread.show,
            onRetry: () => {
              forget();
              unread.onShow();
            },
          })}
        />
      )}
      <div className={styles.row}>
        {children}
        <Button
          type="submit"
          variant={isNote ? 'ink' : 'hot'}
          arrow={!isBusy && !isNote}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? words.acting : words.act}
        </Button>
      </div>
    </form>
  );
}

function pointAt({ current }: RefObject<HTMLTextAreaElement | null>, part: string | undefined) {
  current?.focus();
  const start = part === undefined ? -1 : (current?.value.indexOf(part) ?? -1);
  if (part !== undefined && start >= 0) current?.setSelectionRange(start, start + part.length);
}
