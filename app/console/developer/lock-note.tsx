import { Icon } from '#app/ui/icons.tsx';
import styles from './lock-note.module.css';

/** In place of a button for viewers without the right: whom to ask. */
export const LockNote = ({ children }: { children: string }) => (
  <div className={styles.note}>
    <Icon name="lock" size={18} />
    <span>{children}</span>
  </div>
);
