import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { canUsePasskeys, preparePasskeys, signWithPasskey } from '#app/passkeys/passkey.ts';
import { request } from '#app/request/client.ts';
import { storeTokens } from '#app/session/session.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import {
  beginPasskeyReauthentication,
  getSecurity,
  reauthenticateByPasskey,
} from '#contract/two-factor.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './confirm-passkey.module.css';

/** Reauthentication by passkey, where the account has one and the browser supports them. */
export function ConfirmPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const words = useWords('consoleConfirm');
  const inSession = useInSession();
  const { loaded } = useLoaded(() => request(getSecurity));
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const hasPasskey = loaded.step === 'ready' && loaded.data.passkeys.length > 0;
  if (!hasPasskey || !canUsePasskeys()) return null;

  const sign = () =>
    submit(async () => {
      const challenge = await inSession(request(beginPasskeyReauthentication));
      if (!isAccepted(challenge)) return refusedBy(challenge);
      const { id, options } = challenge.data;
      const outcome = await signWithPasskey(options);
      if (outcome === 'stopped') return { code: 'passkey.refused', message: words.stopped };
      const reply = await inSession(request(reauthenticateByPasskey, { id, ...outcome }));
      if (!isAccepted(reply)) return refusedBy(reply);
      const { tokens } = reply.data;
      if (!tokens) return { code: 'passkey.refused', message: words.refused };
      await storeTokens(tokens);
      onConfirmed();
      return undefined;
    });

  return (
    <div className={styles.passkey}>
      <TextButton
        icon="finger"
        aria-disabled={isBusy || undefined}
        onPointerEnter={preparePasskeys}
        onFocus={preparePasskeys}
        onClick={sign}
      >
        {isBusy ? words.signing : words.passkey}
      </TextButton>
      {refused && <FailureNote message={refused.message} />}
    </div>
  );
}
