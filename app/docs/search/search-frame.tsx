import type { ReactNode } from 'react';
import styles from './search-frame.module.css';

/** The panel beside the menu. It hangs on the field by a piece of line, along which waiting runs. */
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
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape is the key for it. */}
    <div className={styles.scrim} onClick={onLeave} />
    <div className={styles.stub} data-waiting={isWaiting || undefined} />
    {children && (
      // biome-ignore lint/a11y/noStaticElementInteractions: whoever presses here goes on typing.
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
