import type { ReactNode } from 'react';
import styles from './search-frame.module.css';

/** The frame of the search panel; the stub of line to its field is animated while it waits. */
export const SearchFrame = ({
  isWaiting = false,
  onLeave,
  children,
}: {
  isWaiting?: boolean;
  onLeave: () => void;
  children?: ReactNode;
}) => (
  <>
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same. */}
    <div className={styles.scrim} onClick={onLeave} />
    <div className={styles.stub} data-waiting={isWaiting || undefined} />
    {children && (
      // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field.
      <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
        {children}
      </div>
    )}
  </>
);

export const SearchFailed = ({
  message,
  action,
  onRetry,
}: {
  message: string;
  action: string;
  onRetry: () => void;
}) => (
  <p role="alert" className={styles.failed}>
    {message}{' '}
    <button type="button" onClick={onRetry}>
      {action}
    </button>
  </p>
);
