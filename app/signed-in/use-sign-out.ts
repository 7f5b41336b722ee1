import { useState } from 'react';
import { useLayout } from '#app/words/use-layout.ts';
import { fill } from '#content/fill.ts';
import { endLogin } from './end-login.ts';

/**
 * Signs out without leaving the page. Where the server did not confirm, `onEnded` gets a sentence
 * that says so and after how many idle minutes the session expires.
 */
export function useSignOut(
  idleMinutes: number | undefined,
  onEnded: (notice: string | undefined) => void,
) {
  const { unheard } = useLayout().signedIn;
  const [isBusy, setBusy] = useState(false);

  const signOut = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const isConfirmed = await endLogin();
    setBusy(false);
    const sentence =
      idleMinutes === undefined ? unheard.sometime : fill(unheard.after, { minutes: idleMinutes });
    onEnded(isConfirmed ? undefined : sentence);
  };

  return { signOut, isBusy };
}
