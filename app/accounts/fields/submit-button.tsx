import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Loader } from '#app/ui/loader.tsx';
import styles from './submit-button.module.css';

/** The wide button at the end of a form; while it works, a dash runs in it. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  ...button
}: {
  label: string;
  busyLabel: string;
  isBusy: boolean;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'>) {
  return (
    <Button
      {...button}
      type="submit"
      className={styles.submit}
      arrow={!isBusy}
      aria-disabled={isBusy || undefined}
      aria-label={isBusy ? busyLabel : undefined}
    >
      {isBusy ? <Loader label={busyLabel} /> : label}
    </Button>
  );
}
