import type { ReactNode } from 'react';
import actions from './actions.module.css';
import styles from './empty-line.module.css';

/** An empty state: a line that ends in an open stop, a heading and the first action. */
export const EmptyLine = ({
  heading,
  level: Heading = 'h2',
  sentence,
  children,
}: {
  heading: string;
  /** `h1` where nothing else is on the page. */
  level?: 'h1' | 'h2';
  sentence?: string | undefined;
  children?: ReactNode;
}) => (
  <div className={styles.empty}>
    <Heading>{heading}</Heading>
    {sentence && <p>{sentence}</p>}
    {children && <div className={actions.actions}>{children}</div>}
  </div>
);
