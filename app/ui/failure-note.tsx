import styles from './failure-note.module.css';
import { PacketButton } from './packet.tsx';

/** Something did not work: what, and the way to try again. */
export function FailureNote({
  message,
  action,
  onRetry,
}: {
  message: string;
  action?: string;
  onRetry?: () => void;
}) {
  return (
    <div className={styles.note} role="alert">
      <p>{message}</p>
      {action && onRetry && (
        <PacketButton variant="outline" size="small" onClick={onRetry}>
          {action}
        </PacketButton>
      )}
    </div>
  );
}
