import type { Piece } from './mark-terms.ts';
import styles from './marked.module.css';

/** Text with its matches marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
