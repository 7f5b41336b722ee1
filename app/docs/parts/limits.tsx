import { Fragment, type ReactNode } from 'react';
import type { DocumentWords, RangeWords } from '#content/interface/docs.ts';
import type { Limit } from '../compile/api/fields.ts';
import styles from './field-table.module.css';

/** What a value may be, in a quiet line under its description. */
export function Limits({
  limits,
  words,
}: {
  limits: readonly Limit[];
  words: DocumentWords['limits'];
}) {
  if (limits.length === 0) return null;
  return (
    <span className={styles.limits}>
      {limits.map((limit) => (
        <Fragment key={limit.kind}>
          <span>{say(limit, words)}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

function say(limit: Limit, words: DocumentWords['limits']): ReactNode {
  if (limit.kind === 'enum')
    return (
      <>
        {words.enum}{' '}
        {limit.values.map((value, index) => (
          <Fragment key={value}>
            {index > 0 && ' '}
            <code>{value}</code>
          </Fragment>
        ))}
      </>
    );
  if ('text' in limit)
    return (
      <>
        {words[limit.kind]} <code>{limit.text}</code>
      </>
    );
  return rangeText(limit, words[limit.kind]);
}

export function rangeText({ from, to }: { from?: number; to?: number }, words: RangeWords): string {
  const sentence = chooseRange(from, to, words);
  return sentence.replace('{from}', String(from)).replace('{to}', String(to));
}

function chooseRange(from: number | undefined, to: number | undefined, words: RangeWords): string {
  if (to === undefined) return words.from;
  if (from === undefined) return words.upTo;
  return from === to ? words.exactly : words.between;
}
