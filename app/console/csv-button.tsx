import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { downloadText } from '#app/ui/download-text.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './csv-button.module.css';
import { useInSession } from './shell/use-in-session.ts';

/** Downloads what is filtered, and says where the file does not have all of it. */
export function CsvButton({
  ask,
  fileName,
  words,
  search,
}: {
  ask: () => Promise<Reply<{ csv: string; isComplete: boolean }>>;
  fileName: string;
  words: { download: string; loading: string; cut: string };
  /** What is filtered, as in the URL. */
  search: string;
}) {
  const inSession = useInSession();
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const [cutFor, setCutFor] = useState<string>();

  const download = () =>
    submit(async () => {
      const reply = await inSession(ask());
      if (!isAccepted(reply)) return refusedBy(reply);
      const { csv, isComplete } = reply.data;
      downloadText(fileName, `${byteOrderMark}${csv}`);
      setCutFor(isComplete ? undefined : search);
      return undefined;
    });

  return (
    <>
      <TextButton
        icon="download"
        className={styles.csv}
        aria-disabled={isBusy || undefined}
        onClick={download}
      >
        {isBusy ? words.loading : words.download}
      </TextButton>
      <p role="status" className={styles.note}>
        {cutFor === search && words.cut}
      </p>
      {refused && (
        <div className={styles.note}>
          <FailureNote message={refused.message} />
        </div>
      )}
    </>
  );
}

/** Spreadsheets take a file without it for one in another encoding. */
const byteOrderMark = '\uFEFF';
