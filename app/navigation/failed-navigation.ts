import { useSyncExternalStore } from 'react';

/** Why the page that a visitor asked for is not there. */
export type FailedNavigation = { isAnswered: boolean };

let failed: FailedNavigation | undefined;
const listeners = new Set<() => void>();

/** Nothing more is heard of the failure once `signal` aborts: somebody goes somewhere else. */
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
