import type { ReactNode } from 'react';
import type { DocumentWords } from '#content/interface/document.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import { interactiveStops } from '../../get-started/interactive-stops.ts';
import { start } from '../../reader/ids.ts';
import { drawTree } from '../draw-tree.tsx';
import { stopsOf } from '../stops.ts';
import { DocumentHead } from './document-head.tsx';
import { StopActions, StopObject } from './stop-slots.tsx';
import styles from './stops.module.css';

/** A document whose sections are stops on one line. */
export function Stops({
  document,
  words,
  children,
}: {
  document: CompiledDocument;
  words: DocumentWords;
  /** The end of every document: date and neighbours. */
  children: ReactNode;
}) {
  const { lead, stops } = stopsOf(document);
  return (
    <div className={styles.document}>
      <div className={styles.head}>
        <DocumentHead document={document} words={words} />
        {drawTree(lead, document, words)}
      </div>
      <ol className={styles.line} {...{ [start.line]: '' }}>
        {stops.map(({ id, text, code }) => (
          <li key={id} className={styles.stop} {...{ [start.stop]: id }}>
            <div className={`prose ${styles.text}`}>
              {drawTree(text, document, words)}
              {interactiveStops[id] && <StopActions stop={id} locale={document.locale} />}
            </div>
            {code && (
              <div className={styles.code}>
                {interactiveStops[id]?.hasObject ? (
                  <>
                    <div className={styles.written}>{drawTree(code, document, words)}</div>
                    <StopObject stop={id} />
                  </>
                ) : (
                  drawTree(code, document, words)
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
