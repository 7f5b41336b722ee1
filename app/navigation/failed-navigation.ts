import { useSyncExternalStore } from 'react';

/** A navigation that failed; `isAnswered` when the server responded with something unusable. */
export type FailedNavigation = { isAnswered: boolean };

let failed: FailedNavigation | undefined;
const listeners = new Set<() => void>();

/** Dropped when `signal` aborts, that is when the visitor navigates elsewhere. */
export function reportFailedNavigation(move: FailedNavigation, signal: AbortSignal): void {
  put(move);
  signal.addEventListener('abort', () => {
    if (failed === move) put(undefined);
  });
}

export const forgetFailedNavigation = (): void => put(undefined);

export const useFailedNavigation = (): FailedNavigation | undefined =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => undefined,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(move: FailedNavigation | undefined): void {
  failed = move;
  for (const listener of listeners) listener();
}
