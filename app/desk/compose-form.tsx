import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { PublishQuestion } from './publish-question.tsx';
import styles from './status.module.css';
import type { useComposed } from './use-composed.ts';
import { WhoHears } from './who-hears.tsx';

/** Why something cannot be published yet, and the field that gets the focus. */
export type Problem = { id: string; message: string };

/** What is written before it is published: its fields, who hears it, the draft, and the question. */
export function ComposeForm<Data>({
  composed: { save, forget },
  problems,
  problemSaid = ([first]) => first?.message,
  behind,
  isHeld = false,
  aside,
  onDone,
  children,
  ...question
}: Omit<Parameters<typeof PublishQuestion<Data>>[0], 'onClose'> & {
  composed: Pick<ReturnType<typeof useComposed>, 'save' | 'forget'>;
  /** In the order of the form. */
  problems: readonly Problem[];
  /** What is said above the button about the problems; by default the first one. */
  problemSaid?: (marked: readonly Problem[]) => string | undefined;
  /** Something was published since this was begun. */
  behind?: { sentence: string; act: string; onAct: () => void } | false;
  /** Nothing can be written for the moment. */
  isHeld?: boolean;
  aside: ReactNode;
  /** The fields, with the problems to mark: none before the first try to publish. */
  children: (marked: readonly Problem[]) => ReactNode;
}) {
  const { draft } = useWords('deskStatus');
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [first] = problems;
  const marked = isChecked ? problems : [];
  const error = problemSaid(marked);
  const publish = () => {
    setChecked(true);
    if (first) document.getElementById(first.id)?.focus();
    else setAsking(true);
  };
  return (
    <div className={styles.grid} inert={isHeld}>
      <div className={styles.form}>
        {behind && (
          <p role="alert" className={styles.behind}>
            {behind.sentence} <TextButton onClick={behind.onAct}>{behind.act}</TextButton>
          </p>
        )}
        {children(marked)}
        <div>
          {error && (
            <p role="alert" className={styles.wrong}>
              {error}
            </p>
          )}
          {save.refused && <FailureNote message={save.refused.message} />}
          <div className={styles.publish}>
            <WhoHears told={question.told} />
            <Button variant="outline" aria-disabled={save.isBusy || undefined} onClick={save.run}>
              {draft.save}
            </Button>
            <Button arrow data-publish="" onClick={publish}>
              {question.act}
            </Button>
          </div>
        </div>
      </div>
      {aside}
      {isAsking && (
        <PublishQuestion
          {...question}
          onClose={() => setAsking(false)}
          onDone={(data) => {
            forget();
            setChecked(false);
            onDone(data);
          }}
        />
      )}
    </div>
  );
}
