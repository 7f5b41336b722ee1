import { fill } from '#content/fill.ts';
import styles from './code-button.module.css';

export const resendSeconds = 60;

/** Sends a code; during the cooldown it shows the remaining seconds. */
export function CodeButton({
  label,
  left,
  leftSeconds,
  disabled,
  onClick,
}: {
  label: string;
  left: string;
  leftSeconds: number;
  disabled: boolean;
  onClick: () => void;
}) {
  const isWaiting = leftSeconds > 0;
  return (
    <button
      type="button"
      className={styles.button}
      data-waiting={isWaiting || undefined}
      disabled={disabled || isWaiting}
      onClick={onClick}
    >
      {isWaiting ? fill(left, { seconds: leftSeconds }) : label}
      {isWaiting && (
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="9" />
          <circle
            cx="11"
            cy="11"
            r="9"
            pathLength={resendSeconds}
            strokeDasharray={`${leftSeconds} ${resendSeconds}`}
            transform="rotate(-90 11 11)"
          />
        </svg>
      )}
    </button>
  );
}
