import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * True while React hydrates prerendered HTML, false on client rendering. Both snapshots of the
 * store are equal, so hydration causes no second render.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(followNothing, nothing, () => {
    isHydrating = !import.meta.env.SSR;
  });
  return isHydrating;
}

/** False in prerendered HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  const isHydrating = useIsHydrating();
  const [hydrated, setHydrated] = useState(!import.meta.env.SSR && !isHydrating);
  // A transition: the many small updates that follow must not block input.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

const nothing = () => undefined;
const followNothing = () => nothing;
