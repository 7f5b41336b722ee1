import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './slip.module.css';

/** A paper slip with a torn lower edge. */
export const Slip = ({
  as: Part = 'div',
  className,
  children,
}: {
  as?: 'div' | 'article';
  className?: string | undefined;
  children: ReactNode;
}) => <Part className={classNames(styles.slip, className)}>{children}</Part>;

export const SlipHead = ({
  name,
  aside,
  className,
}: {
  name: ReactNode;
  aside: ReactNode;
  className?: string | undefined;
}) => (
  <p className={classNames(styles.head, className)}>
    <span>{name}</span>
    <span>{aside}</span>
  </p>
);
