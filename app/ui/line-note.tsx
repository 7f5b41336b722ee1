import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './line-note.module.css';

/** A short message that comes along the line from the left edge and can be closed. */
export const LineNote = ({
  mark,
  closeLabel,
  onClose,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & {
  /** What the line ends in. */
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
