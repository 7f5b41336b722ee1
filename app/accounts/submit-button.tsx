import type { ComponentProps } from 'react';
import { Loader } from '#app/ui/loader.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
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
} & Pick<ComponentProps<typeof PacketButton>, 'variant' | 'disabled'>) {
  return (
    <PacketButton
      {...button}
      type="submit"
      className={styles.submit}
      arrow={!isBusy}
      aria-disabled={isBusy || undefined}
      aria-label={isBusy ? busyLabel : undefined}
    >
      {isBusy ? <Loader label={busyLabel} /> : label}
    </PacketButton>
  );
}
