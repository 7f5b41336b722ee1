import type { ReactNode } from 'react';
import actions from './actions.module.css';
import styles from './empty-line.module.css';

/** An empty state: a line that ends in an open stop, a heading and the first action. */
export const EmptyLine = ({
  heading,
  sentence,
  children,
}: {
  heading: string;
  sentence?: string | undefined;
  children?: ReactNode;
}) => (
  <div className={styles.empty}>
    <h2>{heading}</h2>
    {sentence && <p>{sentence}</p>}
    {children && <div className={actions.actions}>{children}</div>}
  </div>
);
