import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './failure-note.module.css';

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
  const note = useRef<HTMLDivElement>(null);
  // Under a long form it would come up out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is shown again.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <div ref={note} className={styles.note} role="alert">
      <p>{message}</p>
      {action && onRetry && (
        <Button variant="outline" size="small" onClick={onRetry}>
          {action}
        </Button>
      )}
    </div>
  );
}
