import type { ReactNode } from 'react';
import styles from './desk.module.css';

export const PageHead = ({
  title,
  sentence,
  action,
}: {
  title: string;
  sentence?: string | undefined;
  action?: ReactNode;
}) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      {sentence && <p>{sentence}</p>}
    </div>
    {action}
  </div>
);
