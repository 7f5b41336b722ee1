import { CopyButton, type CopyWords } from '#app/ui/copy-button.tsx';
import styles from './code-panel.module.css';
import { codePieces } from './code-pieces.ts';

/** A request or response on a code background, with strings and numbers coloured. */
export function CodePanel({
  title,
  text,
  copy,
}: {
  title: string;
  text: string;
  copy?: CopyWords;
}) {
  return (
    <div className={styles.panel} data-ground="code">
      <div className={styles.head}>
        <p>{title}</p>
        {copy && <CopyButton text={text} words={copy} className={styles.copy} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it. */}
      <section aria-label={title} tabIndex={0}>
        <pre>
          <code>
            {codePieces(text).map(({ piece, look }, index) =>
              look ? (
                <span key={index} className={styles[look]}>
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
          </code>
        </pre>
      </section>
    </div>
  );
}
