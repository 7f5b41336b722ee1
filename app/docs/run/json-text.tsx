import styles from './json-text.module.css';

/** Strings (1), numbers (2) and literals. */
const token = /("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|true|false|null/g;

/** Indented JSON with coloured strings and numbers. */
export const JsonText = ({ value }: { value: unknown }) => {
  const text = JSON.stringify(value, null, 2) ?? '';
  const pieces: { text: string; look?: 'string' | 'number' }[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    if (!match[1] && !match[2]) continue;
    pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], look: match[1] ? 'string' : 'number' });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end) });
  return (
    <pre className={styles.json}>
      <code>
        {pieces.map(({ text: piece, look }, index) =>
          look ? (
            <span key={index} className={styles[look]}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </code>
    </pre>
  );
};
