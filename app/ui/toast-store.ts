export type Toast = { heading: string; sentence: string };

export type ShownToast = Toast & { serial: number };

let shown: ShownToast | undefined;
let serial = 0;
const listeners = new Set<() => void>();

/** Shows a toast on the current page; the next one replaces it. */
export function showToast(toast: Toast): void {
  serial += 1;
  put({ ...toast, serial });
}

export const hideToast = (): void => put(undefined);

export const shownToast = (): ShownToast | undefined => shown;

export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shown = undefined;
  };
}

function put(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}
