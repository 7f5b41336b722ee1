import { type ComponentProps, useEffect } from 'react';
import { Fingerprint } from '#app/art/icons/forms.tsx';
import { canUsePasskeys, preparePasskeys } from '#app/passkeys/passkey.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useWords } from '#app/words/use-words.ts';
import styles from './entry.module.css';

/** The button that opens the browser's passkey prompt. */
export function PasskeyButton({
  label,
  waiting,
  isBusy,
  ...button
}: { label: string; waiting: string; isBusy: boolean } & Pick<
  ComponentProps<typeof Button>,
  'type' | 'form' | 'onClick'
>) {
  const { unsupported } = useWords('desk');
  useEffect(preparePasskeys, []);
  if (typeof document !== 'undefined' && !canUsePasskeys())
    return <FailureNote message={unsupported} />;
  return (
    <Button {...button} className={styles.wide} arrow={!isBusy} aria-disabled={isBusy || undefined}>
      {isBusy ? (
        <Loader label={waiting} />
      ) : (
        <>
          <Fingerprint size={22} strokeLinecap="square" strokeLinejoin="miter" />
          {label}
        </>
      )}
    </Button>
  );
}
