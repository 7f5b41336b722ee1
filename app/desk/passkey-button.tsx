import { type ComponentProps, useEffect } from 'react';
import { canUsePasskeys, preparePasskeys } from '#app/passkeys/passkey.ts';
import { PasskeyButton as WideButton } from '#app/passkeys/passkey-button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';

/** Says so where the browser has no passkeys. */
export function PasskeyButton(button: ComponentProps<typeof WideButton>) {
  const { unsupported } = useWords('desk');
  useEffect(preparePasskeys, []);
  if (typeof document !== 'undefined' && !canUsePasskeys())
    return <FailureNote message={unsupported} />;
  return <WideButton {...button} arrow={!button.isBusy} />;
}
