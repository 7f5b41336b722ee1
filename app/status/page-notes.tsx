import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import type { SharedStatusWords } from '#content/pages/status/structure.ts';
import type { Live } from './live.ts';
import styles from './page-notes.module.css';
import { ReloadLink } from './reload-link.tsx';

/** Shown without data: a loader, or the failure with a retry. */
export function Missing({ live, words }: { live: Live<unknown>; words: SharedStatusWords }) {
  const isFailed = live.refusal !== undefined || live.away !== undefined;
  return (
    <div className={styles.missing}>
      <ReloadLink words={words.fresh} />
      {isFailed ? (
        <FailureNote
          message={live.refusal?.msg || words.noResponse}
          action={words.retry}
          onRetry={live.retry}
        />
      ) : (
        <Loader label={words.loading} />
      )}
    </div>
  );
}

export const SampleNote = ({ words: { sample } }: { words: SharedStatusWords }) => (
  <Callout className={styles.sample ?? ''} lead={sample.heading}>
    <NoWidow>{sample.sentence}</NoWidow>
  </Callout>
);
