import { CopyButton, type CopyWords } from '#app/ui/copy-button.tsx';
import styles from './code-panel.module.css';

/** Texts, and numbers that stand for themselves. */
const token = /("(?:[^"\\]|\\.)*"|'[^']*')(\s*:)?|(?<![\w.-])-?\d+(?:\.\d+)?(?![\w.-])/g;

/** What was sent or answered, on the ground of code, with a little colour. */
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
            {piecesOf(text).map(({ piece, look }, index) =>
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

type Piece = { piece: string; look?: 'text' | 'number' };

/** A name before a colon is no value: it keeps the colour of its ground. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, value, colon] = match;
    if (colon) continue;
    pieces.push({ piece: text.slice(end, match.index) });
    pieces.push({ piece: whole, look: value ? 'text' : 'number' });
    end = match.index + whole.length;
  }
  return [...pieces, { piece: text.slice(end) }];
}
