import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icons.tsx';
import styles from './factor-item.module.css';

/** A second factor: its icon in a ring, dashed where it is not set up. */
export const FactorItem = ({
  icon,
  name,
  note,
  isSetUp = true,
  actions,
  children,
}: {
  icon: IconName;
  name: string;
  note?: string | undefined;
  isSetUp?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <li className={styles.item} data-open={!isSetUp || undefined}>
    <span className={styles.ring}>
      <Icon name={icon} size={20} />
    </span>
    <div>
      <p className={styles.name}>
        <strong>{name}</strong>
        {note && <em>{note}</em>}
      </p>
      <p className={styles.facts}>{children}</p>
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </li>
);

export const FactorList = ({
  labelledBy,
  children,
}: {
  labelledBy: string;
  children: ReactNode;
}) => (
  <ul className={styles.list} aria-labelledby={labelledBy}>
    {children}
  </ul>
);
