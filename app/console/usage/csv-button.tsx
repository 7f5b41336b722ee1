import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { downloadText } from '#app/ui/download-text.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import { exportUsage, usageExportMax } from '#contract/usage.ts';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './csv-button.module.css';
import { inputOf, isDays, searchFor, type UsageFilter } from './usage-filter.ts';

/** Downloads what is filtered, and says where the file does not have all of it. */
export function CsvButton({ filter }: { filter: UsageFilter }) {
  const { filters: words } = useWords('consoleUsage');
  const { noResponse } = useWords('console');
  const formats = useFormats();
  const inSession = useInSession();
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const [cutFor, setCutFor] = useState<string>();
  const search = searchFor(filter);

  const download = () =>
    submit(async () => {
      const reply = await inSession(request(exportUsage, inputOf(filter)));
      if (!isAccepted(reply)) return refusedBy(reply);
      const { csv, isComplete } = reply.data;
      downloadText(fileName(filter), `${byteOrderMark}${csv}`);
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
        {isBusy ? words.csvLoading : words.csv}
      </TextButton>
      {cutFor === search && (
        <p role="status" className={styles.note}>
          {fill(words.cut, { count: formats.count(usageExportMax) })}
        </p>
      )}
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

/** `usage-live-30-days.csv`, `usage-sandbox-2026-10.csv`. */
const fileName = ({ environment, range, day }: UsageFilter): string =>
  `usage-${environment}-${day ?? (isDays(range) ? `${range}-days` : range)}.csv`;
