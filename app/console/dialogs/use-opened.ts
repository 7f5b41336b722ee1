import { useState } from 'react';

/** `serial` makes each opening a dialog of its own; a closed one stays until the next opens. */
export function useOpened<Wish extends object>() {
  const [opened, setOpened] = useState<Wish & { serial: number; isOpen: boolean }>();
  return {
    opened,
    open: (wish: Wish) =>
      setOpened((known) => ({ ...wish, serial: (known?.serial ?? 0) + 1, isOpen: true })),
    close: () => setOpened((known) => known && { ...known, isOpen: false }),
  };
}
