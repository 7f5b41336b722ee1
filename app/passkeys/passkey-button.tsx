import type { ComponentProps } from 'react';
import { Fingerprint } from '#app/art/icons/forms.tsx';
import { Button } from '#app/ui/button.tsx';
import { Loader } from '#app/ui/loader.tsx';
import styles from './passkey-button.module.css';

/** The wide button that opens the browser's passkey prompt. */
export const PasskeyButton = ({
  label,
  waiting,
  isBusy,
  ...button
}: { label: string; waiting: string; isBusy: boolean } & Omit<
  ComponentProps<typeof Button>,
  'children' | 'className'
>) => (
  <Button {...button} className={styles.wide} aria-disabled={isBusy || undefined}>
    {isBusy ? (
      <Loader label={waiting} />
    ) : (
      <>
        <Fingerprint
          className={styles.sign}
          size={22}
          strokeLinecap="square"
          strokeLinejoin="miter"
        />
        {label}
      </>
    )}
  </Button>
);
