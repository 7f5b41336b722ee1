import { useState } from 'react';
import { useLayout } from '#app/words/use-layout.ts';
import { fill } from '#content/fill.ts';
import { endLogin } from './end-login.ts';

/**
 * Ends the session without leaving the page. Where the server could not be told, `onEnded` gets the
 * sentence that says so, and after how many idle minutes the server ends it by itself.
 */
export function useSignOut(
  idleMinutes: number | undefined,
  onEnded: (unheard: string | undefined) => void,
) {
  const { unheard } = useLayout().signedIn;
  const [isBusy, setBusy] = useState(false);

  const signOut = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const isTold = await endLogin();
    setBusy(false);
    const sentence =
      idleMinutes === undefined ? unheard.sometime : fill(unheard.after, { minutes: idleMinutes });
    onEnded(isTold ? undefined : sentence);
  };

  return { signOut, isBusy };
}
