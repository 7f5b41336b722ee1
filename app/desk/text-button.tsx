import type { ComponentProps } from 'react';
import styles from './desk.module.css';

/** A button that looks like a link. */
export const TextButton = (button: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...button} type="button" className={styles.textButton} />
);
