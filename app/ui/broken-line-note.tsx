import styles from './broken-line-note.module.css';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { LineNote } from './line-note.tsx';

/** A `LineNote` about something that did not arrive: its line ends in an open ring. */
export const BrokenLineNote = ({
  sentence,
  action,
  closeLabel,
  onClose,
}: {
  sentence: string;
  action?: { name: string; act: () => void };
  closeLabel: string;
  onClose: () => void;
}) => (
  <LineNote
    role="alert"
    mark={<span className={styles.ring} />}
    className={classNames(styles.note, action && styles.wrapping)}
    closeLabel={closeLabel}
    onClose={onClose}
  >
    <p className={styles.sentence}>{sentence}</p>
    {action && (
      <Button size="small" className={styles.action} onClick={action.act}>
        {action.name}
      </Button>
    )}
  </LineNote>
);
