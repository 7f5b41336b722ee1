import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { Refused } from '#app/forms/use-submission.ts';
import { canUsePasskeys } from '#app/passkeys/passkey.ts';
import { arrivalState } from '#app/session/arrival.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useWords } from '#app/words/use-words.ts';
import { stepMs } from '#contract/two-factor.ts';
import otherWay from '../other-way.module.css';
import { Step } from '../step.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import { availableFactors } from './available-factors.ts';
import { LockedNote } from './locked-note.tsx';
import { passByApp, passByPasskey, passByRecovery, type Tried } from './pass-step.ts';
import { PasskeyStep } from './passkey-step.tsx';
import type { PendingLogin, TwoFactorViewProps } from './pending-login.ts';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './two-factor-view.module.css';
import { useTimeLeft } from './use-time-left.ts';
import { WhoLine } from './who-line.tsx';

/** In place of the login forms: a passkey, the code of an app, or a recovery code. */
export function TwoFactorView({ login, onLeave }: TwoFactorViewProps) {
  const words = useWords('secondStep');
  const [isRecovering, setRecovering] = useState(false);
  const [retryAt, setRetryAt] = useState<string>();
  const leftSeconds = useTimeLeft(retryAt);
  const [isPassed, setPassed] = useState(false);
  const { endStep, startAnew } = useWayBack(login, onLeave);
  const titleId = useId();
  const part = useRef<HTMLDivElement>(null);
  const ways = availableFactors(login.ways, canUsePasskeys());

  useFirstFocus(part, isRecovering);

  /** What is to be said about a try; `messages` are for what only its way knows. */
  const settle = async (
    attempt: () => Promise<Tried>,
    messages: Partial<Record<Tried['result'], string>>,
  ): Promise<Refused | undefined> => {
    if (isPassed) return undefined;
    const tried = await attempt();
    if (tried.result === 'passed') setPassed(true);
    if (tried.result === 'over') endStep();
    if (tried.result === 'refused') return tried.refused;
    if (tried.result === 'wrong' && tried.retryAt) {
      setRetryAt(tried.retryAt);
      return undefined;
    }
    const message = messages[tried.result];
    return message === undefined ? undefined : { code: tried.result, message };
  };

  const locked = retryAt !== undefined && leftSeconds > 0 && (
    <LockedNote retryAt={retryAt} leftSeconds={leftSeconds} passkeyWorks={ways.passkey} />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of several forms would say too much.
    <div
      ref={part}
      role="group"
      aria-labelledby={titleId}
      data-for="visitor"
      data-step={isPassed ? 'passed' : 'waiting'}
    >
      <h1 id={titleId}>{isRecovering ? words.recovery.title : words.title}</h1>
      <WhoLine names={login.names} onChange={startAnew} />
      <Step className={styles.done}>
        <p>
          <b>{words.password.name}</b> {words.password.isRight}
        </p>
      </Step>
      {isRecovering ? (
        <RecoveryForm
          locked={locked}
          isPassed={isPassed}
          send={(code) =>
            settle(() => passByRecovery(login, code), { wrong: words.recovery.wrong })
          }
        />
      ) : (
        <>
          {ways.passkey && (
            <PasskeyStep
              last={!ways.app}
              send={() =>
                settle(() => passByPasskey(login), {
                  stopped: words.passkey.stopped,
                  failed: words.passkey.failed,
                })
              }
            />
          )}
          {ways.app && (
            <AppCodeForm
              isAlone={!ways.passkey}
              locked={locked}
              isPassed={isPassed}
              send={(code) => settle(() => passByApp(login, code), { wrong: words.app.wrong })}
            />
          )}
          {!ways.passkey && !ways.app && (
            <Step last className={styles.unusable}>
              <p>{words.passkey.unusable}</p>
            </Step>
          )}
        </>
      )}
      <p className={classNames(otherWay.way, styles.others)}>
        {isRecovering ? (
          <button type="button" onClick={() => setRecovering(false)}>
            {words.back[ways.losable]}
          </button>
        ) : ways.recovery ? (
          <>
            {words.lost[ways.losable]}{' '}
            <button type="button" onClick={() => setRecovering(true)}>
              {words.lost.useCode}
            </button>
          </>
        ) : (
          login.role === 'employee' && `${words.lost[ways.losable]} ${words.lost.askMainUser}`
        )}
      </p>
    </div>
  );
}

/** Back to the form where the password was: it is typed again, the rest has stayed. */
function useWayBack({ form }: PendingLogin, onLeave: () => void) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const leaveFor = (find: (form: HTMLFormElement) => HTMLInputElement | null) => {
    flushSync(onLeave);
    const field = find(form);
    field?.focus();
    field?.select();
  };

  const endStep = () => {
    leaveFor(passwordIn);
    const state = arrivalState('stepOver');
    navigate(pathname + search, { replace: true, state, preventScrollReset: true });
  };

  const end = useEffectEvent(endStep);
  useEffect(() => {
    const password = passwordIn(form);
    if (password) password.value = '';
    const timer = setTimeout(end, stepMs);
    return () => clearTimeout(timer);
  }, [form]);

  return { endStep, startAnew: () => leaveFor((all) => all.querySelector('input')) };
}

const passwordIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=password]');

/** The passkey where there is one, else the field, with the heading in sight. */
function useFirstFocus(part: { current: HTMLElement | null }, view: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins anew.
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' });
    part.current
      ?.querySelector<HTMLElement>('[data-passkey], form input, [role="alert"]')
      ?.focus({ preventScroll: true });
  }, [part, view]);
}
