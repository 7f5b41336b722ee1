import { useEffect, useId, useRef, useState } from 'react';
import { canUsePasskeys } from '#app/passkeys/passkey.ts';
import { useWords } from '#app/words/use-words.ts';
import { Step } from '../step.tsx';
import { AccountLine } from './account-line.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import { availableFactors } from './available-factors.ts';
import { LockedNote } from './locked-note.tsx';
import { OtherFactors } from './other-factors.tsx';
import { passByApp, passByPasskey, passByRecovery } from './pass-second-factor.ts';
import { PasskeyStep } from './passkey-step.tsx';
import type { TwoFactorViewProps } from './pending-login.ts';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './two-factor-view.module.css';
import { useAttempts } from './use-attempts.ts';
import { useBackToLogin } from './use-back-to-login.ts';

/** The second factor, shown in place of the login forms: passkey, app code or recovery code. */
export function TwoFactorView({ login, onLeave }: TwoFactorViewProps) {
  const words = useWords('twoFactor');
  const [isRecovering, setRecovering] = useState(false);
  const { expire, changeAccount } = useBackToLogin(login, onLeave);
  const { attempt, isPassed, lock } = useAttempts(expire);
  const { stopped, failed } = words.passkey;
  const titleId = useId();
  const view = useRef<HTMLDivElement>(null);
  const factors = availableFactors(login.ways, canUsePasskeys());
  useFirstFocus(view, isRecovering);

  const form = {
    locked: lock && <LockedNote {...lock} passkeyWorks={factors.passkey} />,
    isPassed,
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of several forms would say too much.
    <div
      ref={view}
      role="group"
      aria-labelledby={titleId}
      data-for="visitor"
      data-step={isPassed ? 'passed' : 'waiting'}
    >
      <h1 id={titleId}>{isRecovering ? words.recovery.title : words.title}</h1>
      <AccountLine names={login.names} onChange={changeAccount} />
      <Step className={styles.done}>
        <p>
          <b>{words.password.name}</b> {words.password.isRight}
        </p>
      </Step>
      {isRecovering ? (
        <RecoveryForm
          {...form}
          send={(code) =>
            attempt(() => passByRecovery(login, code), { wrong: words.recovery.wrong })
          }
        />
      ) : (
        <>
          {factors.passkey && (
            <PasskeyStep
              last={!factors.app}
              send={() => attempt(() => passByPasskey(login), { stopped, failed })}
            />
          )}
          {factors.app && (
            <AppCodeForm
              {...form}
              isAlone={!factors.passkey}
              send={(code) => attempt(() => passByApp(login, code), { wrong: words.app.wrong })}
            />
          )}
          {!factors.passkey && !factors.app && (
            <Step last className={styles.unusable}>
              <p>{words.passkey.unusable}</p>
            </Step>
          )}
        </>
      )}
      <OtherFactors
        role={login.role}
        factors={factors}
        isRecovering={isRecovering}
        onRecover={setRecovering}
      />
    </div>
  );
}

/** Focuses the passkey button, else the first field, and scrolls the heading into view. */
function useFirstFocus(view: { current: HTMLElement | null }, isRecovering: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the form changes.
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest' });
    view.current
      ?.querySelector<HTMLElement>('[data-passkey], form input, [role="alert"]')
      ?.focus({ preventScroll: true });
  }, [view, isRecovering]);
}
