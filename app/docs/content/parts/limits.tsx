import { Fragment } from 'react';
import type { DocumentWords } from '#content/interface/document.ts';
import type { Limit } from '#documents/api/fields.ts';
import { describeLimit } from '#documents/pages/limits.ts';
import styles from './fields.module.css';

/** The limits of a field: length, range, pattern, allowed values. */
export function Limits({
  limits,
  words,
}: {
  limits: readonly Limit[];
  words: DocumentWords['limits'];
}) {
  if (limits.length === 0) return null;
  // Lines may break after a separator, not before it.
  const mark = words.separator.trimEnd();
  const space = words.separator.slice(mark.length);
  return (
    <p className={styles.limits}>
      {limits.map((limit, index) => {
        const { text, values } = describeLimit(limit, words);
        return (
          <span key={index}>
            {text}
            {values.map((value, at) => (
              <Fragment key={value}>
                {at === 0 ? ' ' : space}
                <span className={styles.value}>
                  <code>{value}</code>
                  {at < values.length - 1 && mark}
                </span>
              </Fragment>
            ))}
          </span>
        );
      })}
    </p>
  );
}
