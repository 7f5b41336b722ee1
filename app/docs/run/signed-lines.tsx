import type { ReactNode } from 'react';
import type { TryWords } from '#content/interface/try.ts';
import styles from './signed-lines.module.css';

export type SignedLine = {
  name: string;
  /** Missing where only the name is shown. */
  value?: string;
  /** What was signed instead of this line, and why. */
  instead?: { label: string; value: string; why: string };
};

/** The numbered lines of a signature. */
export const SignedLines = ({
  lines,
  empty,
  look = 'rings',
}: {
  lines: readonly SignedLine[];
  /** Shown for an empty line. */
  empty: string;
  /** `right`: every line is known to be correct; `idle`: none yet; `plain`: without rings. */
  look?: 'rings' | 'right' | 'idle' | 'plain';
}) => (
  <ol className={look === 'plain' ? styles.plain : styles.lines} data-look={look}>
    {lines.map(({ name, value, instead }) => (
      <li key={name} data-wrong={instead ? '' : undefined}>
        <span>{name}</span>
        {value !== undefined && <code>{visible(value, empty)}</code>}
        {instead && (
          <>
            <code className={styles.instead}>
              <b>{instead.label}</b>
              {visible(instead.value, empty)}
            </code>
            <p>{instead.why}</p>
          </>
        )}
      </li>
    ))}
  </ol>
);

const visible = (text: string, empty: string): ReactNode =>
  text === '' ? <i>{empty}</i> : text.replaceAll('\r', '␍').replaceAll('\n', '␊');

/** The six lines of a request with their names. */
export const requestLines = (values: readonly string[], words: LineWords): SignedLine[] =>
  requestLineNames(words).map((name, index) => ({ name, value: values[index] ?? '' }));

export const requestLineNames = ({ lines }: LineWords): string[] => [
  lines.method,
  lines.path,
  lines.query,
  'X-Timestamp',
  'X-Nonce',
  lines.body,
];

type LineWords = Pick<TryWords['run'], 'lines'>;
