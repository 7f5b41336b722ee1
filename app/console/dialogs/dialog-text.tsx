import type { ReactNode } from 'react';
import styles from './dialog-text.module.css';

/** A paragraph of a dialog; what matters most in it is bold. */
export const DialogText = ({ children }: { children: ReactNode }) => (
  <p className={styles.text}>{children}</p>
);
