import { LineNote } from '#app/ui/line-note.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import styles from './unheard-note.module.css';

/** Stays until it is closed: somebody signed out, and the server does not know. */
export function UnheardNote({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const { words } = useLayout();
  return (
    <LineNote
      role="alert"
      mark={<span className={styles.ring} />}
      closeLabel={words.labels.close}
      onClose={onClose}
    >
      <p className={styles.sentence}>{sentence}</p>
    </LineNote>
  );
}
