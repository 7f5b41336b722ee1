import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './close-button.module.css';
import { CloseIcon } from './close-icon.tsx';

/** Close button of notes, dialogs and drawers; 44 px for touch. */
export const CloseButton = ({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'children'> & { label: string }) => (
  <button
    {...rest}
    type="button"
    className={classNames(styles.close, className)}
    aria-label={label}
  >
    <CloseIcon />
  </button>
);
