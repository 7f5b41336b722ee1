import { useState } from 'react';

/** State of a dialog. `serial` is its React key: each opening mounts anew, closing only hides. */
export function useOpened<Wish extends object>() {
  const [opened, setOpened] = useState<Wish & { serial: number; isOpen: boolean }>();
  return {
    opened,
    open: (wish: Wish) =>
      setOpened((known) => ({ ...wish, serial: (known?.serial ?? 0) + 1, isOpen: true })),
    close: () => setOpened((known) => known && { ...known, isOpen: false }),
  };
}
