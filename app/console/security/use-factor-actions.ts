import { useState } from 'react';
import { type Refused, refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { canUsePasskeys, makePasskey } from '#app/passkeys/passkey.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { beginApp, beginPasskey, type Passkey } from '#contract/two-factor.ts';
import { useOpened } from '../dialogs/use-opened.ts';
import { useReauthenticated } from '../dialogs/use-reauthenticated.ts';
import { formatAction } from '../format-action.ts';
import type { FactorActions, FactorDialogState } from './factor-actions.ts';
import type { FactorDialogs } from './factor-dialogs.tsx';

const code = onDemand(() => import('./factor-dialogs.tsx'));

/** Starts changes of second factors: calls the server, then opens the dialog that follows. */
export function useFactorActions() {
  const { confirmations } = useWords('consoleSecurity');
  const { noResponse } = useWords('console');
  const reauthenticated = useReauthenticated();
  const { submit, isBusy, refused } = useSubmission(noResponse);
  const [under, setUnder] = useState<'passkey' | 'app'>();
  const { opened, open, close } = useOpened<FactorDialogState>();
  const [Dialogs, setDialogs] = useState<typeof FactorDialogs>();

  /** Loads the code of the dialogs with the first one. */
  const show = async (dialog: FactorDialogState): Promise<undefined> => {
    const { FactorDialogs } = await code.load();
    setDialogs(() => FactorDialogs);
    open(dialog);
  };

  const start = (what: 'passkey' | 'app', work: () => Promise<Refused | undefined>) => {
    setUnder(what);
    void submit(work);
  };

  const newPasskey = (renewed?: Passkey) =>
    start('passkey', async () => {
      const action = renewed
        ? formatAction(confirmations.renewPasskey, renewed)
        : confirmations.addPasskey;
      const challenge = await reauthenticated(action, () =>
        request(beginPasskey, { renews: renewed?.id }),
      );
      if (!isAccepted(challenge)) return refusedBy(challenge);
      const { id, options } = challenge.data;
      const made = await makePasskey(options);
      return show(
        made === 'stopped'
          ? { kind: 'passkey-stopped', renewed }
          : { kind: 'name-passkey', id, ...made, renewed },
      );
    });

  const setUpApp = () =>
    start('app', async () => {
      const begun = await reauthenticated(confirmations.setUpApp, () => request(beginApp));
      if (!isAccepted(begun)) return refusedBy(begun);
      const { secret, picture } = begun.data;
      return show({ kind: 'set-up-app', secret, picture });
    });

  const actions: FactorActions = {
    canAddPasskey: canUsePasskeys(),
    busy: isBusy ? under : undefined,
    onAddPasskey: () => newPasskey(),
    onRenewPasskey: newPasskey,
    onSetUpApp: setUpApp,
    onOpen: (dialog) => void submit(() => show(dialog)),
  };
  return { actions, refused, opened, close, Dialogs };
}
