import { useState } from 'react';

/** State of a dialog. `serial` is its React key: each opening mounts anew, closing only hides. */
export function useOpened<DialogState extends object>() {
  const [opened, setOpened] = useState<DialogState & { serial: number; isOpen: boolean }>();
  return {
    opened,
    open: (dialog: DialogState) =>
      setOpened((known) => ({ ...dialog, serial: (known?.serial ?? 0) + 1, isOpen: true })),
    close: () => setOpened((known) => known && { ...known, isOpen: false }),
  };
}
