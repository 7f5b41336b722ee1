import { Fragment } from 'react';
import type { DocumentWords } from '#content/interface/document.ts';
import type { Limit } from '#documents/api/fields.ts';
import { describeLimit } from '#documents/pages/limits.ts';
import styles from './fields.module.css';

/** What a value may be, in a quiet line under its description. */
export function Limits({
  limits,
  words,
}: {
  limits: readonly Limit[];
  words: DocumentWords['limits'];
}) {
  if (limits.length === 0) return null;
  const { mark, space } = between(words);
  return (
    <p className={styles.limits}>
      {limits.map((limit) => {
        const { text, values } = describeLimit(limit, words);
        return (
          <span key={limit.kind}>
            {text}
            {values.map((value, index) => (
              <Fragment key={value}>
                {index === 0 ? ' ' : space}
                <span className={styles.value}>
                  <code>{value}</code>
                  {index < values.length - 1 && mark}
                </span>
              </Fragment>
            ))}
          </span>
        );
      })}
    </p>
  );
}

/** What stands between two of several values: a mark that ends a line, and a space where it may break. */
function between({ list }: DocumentWords['limits']): { mark: string; space: string } {
  const between = list.replace('{one}', '').replace('{other}', '');
  const mark = between.trimEnd();
  return { mark, space: between.slice(mark.length) };
}
