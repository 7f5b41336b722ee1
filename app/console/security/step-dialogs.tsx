import { useEffect, useEffectEvent } from 'react';
import { request } from '#app/request/client.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { endOtherSessions } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Security } from '#contract/two-factor.ts';
import { useOpened } from '../dialogs/use-opened.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import type { AddedWishes } from './end-others-choice.tsx';
import { MakeCodes } from './make-codes.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { PasskeyStopped } from './passkey-stopped.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveApp } from './remove-app.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { SetUpApp } from './set-up-app.tsx';
import type { StepActions, StepWish } from './step-actions.ts';

/** The dialog that was wished for, and the recovery codes that may follow it. */
export function StepDialogs({
  opened,
  security,
  onClose,
  onChanged,
  hasOthers,
  onSessionsChanged,
  onCodesStored,
  onAddPasskey,
  onSetUpApp,
}: Pick<StepActions, 'onAddPasskey' | 'onSetUpApp'> & {
  opened: StepWish & { serial: number; isOpen: boolean };
  security: Security;
  onClose: () => void;
  onChanged: () => void;
  /** They are logged in elsewhere, too. */
  hasOthers: boolean;
  onSessionsChanged: () => void;
  onCodesStored: () => void;
}) {
  const words = useWords('consoleSecurity');
  const confirmed = useReauthenticated();
  const codes = useOpened<{ codes: readonly string[]; tellEnded?: () => void }>();
  const { serial, isOpen } = opened;
  const frame = { isOpen, onClose };
  const isLast = security.passkeys.length + (security.app ? 1 : 0) === 1;

  // Behind the dialog's own effect, which closes it and gives the focus back.
  const areStored = codes.opened?.isOpen === false;
  const tellStored = useEffectEvent(onCodesStored);
  useEffect(() => {
    if (areStored) tellStored();
  }, [areStored]);

  const finish = (after: () => void) => {
    onClose();
    onChanged();
    after();
  };
  const say = (said: { done: string; doneSentence: string }, name = '') =>
    finish(() => showToast({ heading: said.done, sentence: fill(said.doneSentence, { name }) }));
  const showCodes = (made: readonly string[]) => finish(() => codes.open({ codes: made }));
  /** The first second step comes with codes. */
  const sayOrShow = (
    said: { done: string; doneSentence: string },
    made: string[] | null,
    { endOthers }: AddedWishes,
  ) => {
    const ended = endOthers ? endOtherLogins(said.done) : undefined;
    const tellEnded = () => void ended?.then(showToast);
    // Behind the codes nobody would read it.
    if (made) finish(() => codes.open({ codes: made, tellEnded }));
    else if (ended) finish(tellEnded);
    else say(said);
  };

  const endOtherLogins = async (heading: string) => {
    const { endedOthers, notEnded } = words.sessions;
    const reply = await confirmed(words.deeds.endOthers, () => request(endOtherSessions)).catch(
      () => undefined,
    );
    onSessionsChanged();
    return { heading, sentence: reply && isAccepted(reply) ? endedOthers : notEnded };
  };
  const isFirst = security.passkeys.length === 0 && security.app === null;
  const added = { isFirst, hasOthers, onFound: onChanged };

  return (
    <>
      {opened.kind === 'name-passkey' && (
        <NamePasskey
          key={serial}
          {...frame}
          id={opened.id}
          response={opened.response}
          {...added}
          known={security.passkeys}
          onDone={(made, wishes) => sayOrShow(words.newPasskey, made, wishes)}
        />
      )}
      {opened.kind === 'passkey-stopped' && (
        <PasskeyStopped
          key={serial}
          {...frame}
          onRetry={onAddPasskey}
          onSetUpApp={security.app ? undefined : onSetUpApp}
        />
      )}
      {opened.kind === 'rename-passkey' && (
        <RenamePasskey
          key={serial}
          {...frame}
          passkey={opened.passkey}
          onDone={(name) => say(words.rename, name)}
        />
      )}
      {opened.kind === 'remove-passkey' && (
        <RemovePasskey
          key={serial}
          {...frame}
          passkey={opened.passkey}
          isLast={isLast}
          onDone={() => say(words.removePasskey, opened.passkey.name)}
        />
      )}
      {opened.kind === 'set-up-app' && (
        <SetUpApp
          key={serial}
          {...frame}
          secret={opened.secret}
          picture={opened.picture}
          {...added}
          onDone={(made, wishes) => sayOrShow(words.newApp, made, wishes)}
        />
      )}
      {opened.kind === 'remove-app' && (
        <RemoveApp key={serial} {...frame} isLast={isLast} onDone={() => say(words.removeApp)} />
      )}
      {opened.kind === 'make-codes' && <MakeCodes key={serial} {...frame} onDone={showCodes} />}
      {/* Last: the dialog before it closes first, and the focus is back when this one takes it. */}
      {codes.opened && (
        <RecoveryCodes
          key={`codes-${codes.opened.serial}`}
          isOpen={codes.opened.isOpen}
          codes={codes.opened.codes}
          onStored={() => {
            codes.close();
            codes.opened?.tellEnded?.();
          }}
        />
      )}
    </>
  );
}
