import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus in a part whose focused button may disappear when `data` changes. */
export function useFocusAfterChange(part: RefObject<HTMLElement | null>, data: unknown) {
  const hasChanged = useRef(false);

  /** Focuses the first heading when the change removed the button that had the focus. */
  const keepFocus = () => {
    const { activeElement, body } = document;
    const isHeld = activeElement !== body && activeElement?.checkVisibility();
    if (!hasChanged.current || isHeld) return;
    hasChanged.current = false;
    part.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused button may be gone.
  useEffect(keepFocus, [data]);

  return {
    noteChange: () => {
      hasChanged.current = true;
    },
    keepFocus,
  };
}
