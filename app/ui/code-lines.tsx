import { Fragment } from 'react';
import type { CodeSample } from './code-block.tsx';
import styles from './code-lines.module.css';
import { ExpandIcon } from './expand-icon.tsx';
import { HighlightedCode } from './highlighted-code.tsx';

/** Code by line: long lines wrap with an indent; a range of lines may be collapsed. */
export function CodeLines({ sample: { code, html, fold, blank } }: { sample: CodeSample }) {
  const lines = (html ?? code).split('\n');
  const draw = (start: number, end = lines.length) =>
    end > start && (
      <pre>
        <code>
          {lines.slice(start, end).map((line, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <span>{html === undefined ? line : <HighlightedCode html={line} />}</span>
              {start + index + 1 === blank?.after && <span data-blank={blank.text} />}
            </Fragment>
          ))}
        </code>
      </pre>
    );
  if (!fold) return <div className={styles.code}>{draw(0)}</div>;
  return (
    <div className={styles.code}>
      {draw(0, fold.first - 1)}
      <details>
        <summary>
          <ExpandIcon className={styles.sign} />
          {fold.name}
        </summary>
        {draw(fold.first - 1, fold.last)}
      </details>
      {draw(fold.last)}
    </div>
  );
}
