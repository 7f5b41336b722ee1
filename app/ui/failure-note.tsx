import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './failure-note.module.css';

/** An error with a button to retry. */
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
  // Under a long form it could be out of view.
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
