import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './text-button.module.css';

/** A button that looks like a link. */
export const TextButton = ({
  icon,
  className,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'type'> & { icon?: IconName; children: ReactNode }) => (
  <button {...button} type="button" className={classNames(styles.button, className)}>
    {icon && <Icon name={icon} size={18} />}
    <span>{children}</span>
  </button>
);
