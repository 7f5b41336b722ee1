import { Fragment } from 'react';
import type { CodeSample } from './code-block.tsx';
import styles from './code-lines.module.css';
import { ExpandIcon } from './expand-icon.tsx';
import { HighlightedCode } from './highlighted-code.tsx';

/** Code by line: long lines wrap with an indent; a range of lines may be collapsed. */
export function CodeLines({ sample: { code, html, fold } }: { sample: CodeSample }) {
  const lines = (html ?? code).split('\n');
  const draw = (part: string[]) =>
    part.length > 0 && (
      <pre>
        <code>
          {part.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <span>{html === undefined ? line : <HighlightedCode html={line} />}</span>
            </Fragment>
          ))}
        </code>
      </pre>
    );
  if (!fold) return <div className={styles.code}>{draw(lines)}</div>;
  return (
    <div className={styles.code}>
      {draw(lines.slice(0, fold.first - 1))}
      <details>
        <summary>
          <ExpandIcon className={styles.sign} />
          {fold.name}
        </summary>
        {draw(lines.slice(fold.first - 1, fold.last))}
      </details>
      {draw(lines.slice(fold.last))}
    </div>
  );
}
