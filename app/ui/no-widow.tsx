import styles from './no-widow.module.css';

/**
 * Keeps the last Chinese characters of a text on one line, so that none is left alone. For other
 * scripts `text-wrap: pretty` does it.
 */
export function NoWidow({ children: text }: { children: string }) {
  const end = text.match(/.{3}\p{Script=Han}\p{P}{0,2}$/u)?.[0];
  if (!end) return text;
  return (
    <>
      {text.slice(0, -end.length)}
      <span className={styles.end}>{end}</span>
    </>
  );
}
