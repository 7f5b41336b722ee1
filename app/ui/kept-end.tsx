import styles from './kept-end.module.css';

/**
 * A text whose last Chinese characters stay on one line, so that none of them is left alone there.
 * Other texts come out as they are: `text-wrap: pretty` does this for them.
 */
export function KeptEnd({ children: text }: { children: string }) {
  const end = text.match(/.{3}\p{Script=Han}\p{P}{0,2}$/u)?.[0];
  if (!end) return text;
  return (
    <>
      {text.slice(0, -end.length)}
      <span className={styles.end}>{end}</span>
    </>
  );
}
