import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * True while React takes over what the build has drawn; false where it draws by itself. React asks
 * for the server's value then alone; both values are the same, so that nothing is drawn again.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(followNothing, nothing, () => {
    isHydrating = !import.meta.env.SSR;
  });
  return isHydrating;
}

/** False in the built HTML and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  const isHydrating = useIsHydrating();
  const [hydrated, setHydrated] = useState(!import.meta.env.SSR && !isHydrating);
  // What follows from it is many small changes: they may wait for the visitor's.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

const nothing = () => undefined;
const followNothing = () => nothing;
