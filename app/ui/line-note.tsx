import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './line-note.module.css';

/** A dismissible message that slides in along the line from the left edge. */
export const LineNote = ({
  mark,
  closeLabel,
  onClose,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & {
  /** Mark at the end of the line. */
  mark: ReactNode;
  closeLabel: string;
  onClose: () => void;
}) => (
  <div {...rest} className={classNames(styles.note, className)} data-ground="code">
    <span className={styles.mark}>{mark}</span>
    {children}
    <CloseButton label={closeLabel} onClick={onClose} />
  </div>
);
