import { type ReactNode, useState } from 'react';
import { useSubmission } from '#app/forms/use-submission.ts';
import { signWithPasskey } from '#app/passkeys/passkey.ts';
import { withPasskey } from '#app/passkeys/with-passkey.ts';
import { request } from '#app/request/client.ts';
import { UserCancelled } from '#app/request/failures.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useWords } from '#app/words/use-words.ts';
import * as contract from '#contract/desk.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { DeskContext } from './use-desk.ts';

type Proof = 'confirm' | 'logIn';

/** The refusals that a passkey answers. */
const proofFor = new Map<unknown, Proof>([
  ['desk.confirm', 'confirm'],
  ['desk.loginRequired', 'logIn'],
]);

/** Lets the parts inside make calls, and asks for a passkey above any other dialog. */
export function Proving({
  viewer,
  refresh,
  children,
}: {
  viewer: contract.DeskViewer;
  refresh: () => void;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<{ proof: Proof; settle: (isProven: boolean) => void }>();

  const ask = async <Data,>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>> => {
    for (;;) {
      const reply = await send();
      const proof = proofFor.get(reply.code);
      if (!proof) return reply;
      const isProven = await new Promise<boolean>((settle) => setAsked({ proof, settle }));
      setAsked(undefined);
      if (!isProven) throw new UserCancelled();
    }
  };

  return (
    <DeskContext value={{ viewer, ask, refresh }}>
      {children}
      {asked && <ProveDialog proof={asked.proof} email={viewer.email} settle={asked.settle} />}
    </DeskContext>
  );
}

function ProveDialog({
  proof,
  email,
  settle,
}: {
  proof: Proof;
  email: string;
  settle: (isProven: boolean) => void;
}) {
  const words = useWords('desk');
  const { heading, sentence, act } = words.prove[proof];
  const { submit, isBusy, refused } = useSubmission(words.noResponse);
  const sign = () =>
    submit(async () => {
      const problem = await withPasskey({
        begin: () =>
          request(proof === 'logIn' ? contract.beginDeskLogin : contract.beginDeskConfirmation),
        answer: signWithPasskey,
        finish: (signed) =>
          proof === 'logIn'
            ? request(contract.logInToDesk, { email, ...signed })
            : request(contract.confirmAtDesk, signed),
        stopped: words.stopped,
      });
      if (!problem) settle(true);
      return problem;
    });
  return (
    <Dialog isOpen onClose={() => settle(false)} heading={heading} closeLabel={words.close}>
      <p>{sentence}</p>
      <PasskeyButton label={act} waiting={words.logIn.acting} isBusy={isBusy} onClick={sign} />
      {refused && <FailureNote message={refused.message} />}
    </Dialog>
  );
}
