import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Keyboard selection in the field: arrow keys select one of `count` options, Enter opens it. */
export function useChoice(
  field: RefObject<HTMLInputElement | null>,
  count: number,
  onOpen: (index: number) => void,
): [chosen: number, choose: (index: number) => void] {
  const [wanted, choose] = useState(0);
  const chosen = Math.min(wanted, Math.max(0, count - 1));

  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) choose((chosen + step + count) % count);
    else if (event.key === 'Enter') onOpen(chosen);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', answer);
    return () => input?.removeEventListener('keydown', answer);
  }, [field]);

  return [chosen, choose];
}
