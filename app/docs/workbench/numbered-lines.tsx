import type { ReactNode } from 'react';
import styles from './numbered-lines.module.css';

export type NumberedLine = {
  name: string;
  value: string;
  /** What was signed in its place, and why. */
  instead?: { label: string; value: string; why: string };
};

/** The lines that are signed, each with its number. */
export const NumberedLines = ({
  lines,
  empty,
  isRight = false,
}: {
  lines: readonly NumberedLine[];
  /** Stands for a line without anything. */
  empty: string;
  /** All of them are known to be. */
  isRight?: boolean;
}) => (
  <ol className={styles.lines} data-right={isRight || undefined}>
    {lines.map(({ name, value, instead }) => (
      <li key={name} data-wrong={instead ? '' : undefined}>
        <span>{name}</span>
        <code>{visible(value, empty)}</code>
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
