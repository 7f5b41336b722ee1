import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Sign, type SignName } from './signs.tsx';
import styles from './text-button.module.css';

/** A button that reads like a link: beside a row, or one of several under a panel. */
export const TextButton = ({
  sign,
  className,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'type'> & { sign?: SignName; children: ReactNode }) => (
  <button {...button} type="button" className={classNames(styles.button, className)}>
    {sign && <Sign name={sign} size={18} />}
    <span>{children}</span>
  </button>
);
