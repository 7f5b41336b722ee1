import { type ReactNode, useState } from 'react';
import { Withdrawn } from '#app/request/failures.ts';
import { onDemand } from '#app/request/on-demand.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import type { ReauthenticateDialog } from './reauthenticate-dialog.tsx';
import { ReauthenticateContext } from './use-reauthenticated.ts';

const code = onDemand(() => import('./reauthenticate-dialog.tsx'));

/** `serial` makes each question a dialog of its own; a closed one stays until the next opens. */
type Asked = {
  serial: number;
  isOpen: boolean;
  deed: ActionWords;
  Dialog: typeof ReauthenticateDialog;
  settle: (isConfirmed: boolean) => void;
};

/** Asks whoever is inside whether it is them, above whatever they have open. */
export function Confirming({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();

  const ask = async (deed: ActionWords): Promise<void> => {
    const { ReauthenticateDialog: Dialog } = await code.load();
    const isConfirmed = await new Promise<boolean>((settle) =>
      setAsked((known) => ({
        serial: (known?.serial ?? 0) + 1,
        isOpen: true,
        deed,
        Dialog,
        settle,
      })),
    );
    setAsked((known) => known && { ...known, isOpen: false });
    if (!isConfirmed) throw new Withdrawn();
  };

  return (
    <ReauthenticateContext value={ask}>
      {children}
      {asked && (
        <asked.Dialog
          key={asked.serial}
          isOpen={asked.isOpen}
          deed={asked.deed}
          onConfirmed={() => asked.settle(true)}
          onCancel={() => asked.settle(false)}
        />
      )}
    </ReauthenticateContext>
  );
}
