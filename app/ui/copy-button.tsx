import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from './class-names.ts';
import styles from './copy-button.module.css';
import { CopyIcon } from './copy-icon.tsx';
import { useCopying } from './use-copying.ts';

export type CopyWords = { copy: string; copied: string; failed: string };

const resultShownMs = 4000;

/** Copies a text; shows and announces the result. */
export function CopyButton({
  text,
  words,
  look = 'named',
  className,
}: {
  text: string;
  words: CopyWords;
  /** `sign`: icon only, the name for assistive technology. */
  look?: 'named' | 'sign';
  className?: string;
}) {
  const { result, copy } = useCopying(resultShownMs);

  return (
    <>
      <button
        type="button"
        data-only="script screen"
        className={classNames(styles.button, styles[look], className)}
        data-result={result}
        onClick={() => copy(text)}
      >
        {result === 'copied' ? <DoubleTickIcon width={18} /> : <CopyIcon />}
        <span className={styles.name} data-spoken={look === 'sign' ? '' : undefined}>
          {words[result ?? 'copy']}
        </span>
      </button>
      <span role="status" data-spoken="">
        {result && words[result]}
      </span>
    </>
  );
}
