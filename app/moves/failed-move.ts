import { useSyncExternalStore } from 'react';

/** Why the page that a visitor asked for is not there. */
export type FailedMove = { isAnswered: boolean };

let failed: FailedMove | undefined;
const listeners = new Set<() => void>();

/** Nothing more is heard of the failure once `signal` aborts: somebody goes somewhere else. */
export function tellFailedMove(move: FailedMove, signal: AbortSignal): void {
  put(move);
  signal.addEventListener('abort', () => {
    if (failed === move) put(undefined);
  });
}

export const forgetFailedMove = (): void => put(undefined);

export const useFailedMove = (): FailedMove | undefined =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => undefined,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(move: FailedMove | undefined): void {
  failed = move;
  for (const listener of listeners) listener();
}
