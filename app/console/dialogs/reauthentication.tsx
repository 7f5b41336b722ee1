import { type ReactNode, useState } from 'react';
import { UserCancelled } from '#app/request/failures.ts';
import { onDemand } from '#app/request/on-demand.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import type { ReauthenticateDialog } from './reauthenticate-dialog.tsx';
import { useOpened } from './use-opened.ts';
import { ReauthenticateContext } from './use-reauthenticated.ts';

const code = onDemand(() => import('./reauthenticate-dialog.tsx'));

/** Lets the parts inside reauthenticate the viewer, in a dialog above any other. */
export function Reauthentication({ children }: { children: ReactNode }) {
  const { opened, open, close } = useOpened<{
    action: ActionWords;
    settle: (isConfirmed: boolean) => void;
  }>();
  const [Dialog, setDialog] = useState<typeof ReauthenticateDialog>();

  const reauthenticate = async (action: ActionWords): Promise<void> => {
    const { ReauthenticateDialog: Loaded } = await code.load();
    setDialog(() => Loaded);
    const isConfirmed = await new Promise<boolean>((settle) => open({ action, settle }));
    close();
    if (!isConfirmed) throw new UserCancelled();
  };

  return (
    <ReauthenticateContext value={reauthenticate}>
      {children}
      {Dialog && opened && (
        <Dialog
          key={opened.serial}
          isOpen={opened.isOpen}
          action={opened.action}
          onConfirmed={() => opened.settle(true)}
          onCancel={() => opened.settle(false)}
        />
      )}
    </ReauthenticateContext>
  );
}
