import { useSyncExternalStore } from 'react';

/** False in the built HTML and on the first client render, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
