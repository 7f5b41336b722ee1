import { useRef } from 'react';
import { useSubmission } from '#app/forms/use-submission.ts';
import { canUsePasskeys, preparePasskeys } from '#app/passkeys/passkey.ts';
import { PasskeyButton } from '#app/passkeys/passkey-button.tsx';
import { onDemand } from '#app/request/on-demand.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useHydrated } from '#app/ui/hydration.ts';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import styles from './passkey-login.module.css';

const calls = onDemand(() => import('./log-in-by-passkey.ts'));

const prepare = () => {
  calls.prepare();
  preparePasskeys();
};

/** Under the forms: a login without account name and password. */
export function PasskeyLogin() {
  const words = useWords('login');
  const { waiting, failed } = useWords('twoFactor').passkey;
  const button = useRef<HTMLButtonElement>(null);
  const { submit, isBusy, isDone, refused } = useSubmission(words.noResponse);
  // The served HTML shows the button, so that nothing moves where browsers have passkeys.
  if (useHydrated() && !canUsePasskeys()) return null;

  const logIn = async () => {
    await submit(async () => (await calls.load()).logInByPasskey(failed));
    // Some browsers leave it nowhere after their prompt.
    button.current?.focus();
  };

  return (
    <Step last className={styles.passkey}>
      <PasskeyButton
        ref={button}
        variant="outline"
        label={words.passkey.submit}
        waiting={waiting}
        isBusy={isBusy || isDone}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={logIn}
      />
      <p className={styles.hint}>{words.passkey.hint}</p>
      {refused && <FailureNote message={refused.message} />}
    </Step>
  );
}
