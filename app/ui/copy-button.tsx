import { useEffect, useState } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from './class-names.ts';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

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
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultShownMs);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'failed');

  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, styles[look], className)}
        data-result={result}
        onClick={copy}
      >
        {result === 'copied' ? <DoubleTickIcon width={18} /> : <CopySign />}
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

const CopySign = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <path
      d="M6 6H16.5V16.5H6ZM3 12H1.5V1.5H12V3"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    />
  </svg>
);
