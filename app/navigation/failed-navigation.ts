import { useSyncExternalStore } from 'react';

/** A navigation that failed; `isAnswered` when the server responded with something unusable. */
export type FailedNavigation = { isAnswered: boolean };

let failed: FailedNavigation | undefined;
const listeners = new Set<() => void>();

/** Dropped when `signal` aborts, that is when the visitor navigates elsewhere. */
export function reportFailedNavigation(failure: FailedNavigation, signal: AbortSignal): void {
  put(failure);
  signal.addEventListener('abort', () => {
    if (failed === failure) put(undefined);
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

function put(failure: FailedNavigation | undefined): void {
  failed = failure;
  for (const listener of listeners) listener();
}
