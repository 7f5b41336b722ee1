import { startTransition, useEffect, useState } from 'react';

const mark = 'data-hydrated';

/** True while React takes over what the build has drawn; false where it draws by itself. */
export const isHydrating = (): boolean =>
  !import.meta.env.SSR && !document.documentElement.hasAttribute(mark);

export const markHydrated = (): void => document.documentElement.setAttribute(mark, '');

/** False in the built HTML and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(() => !import.meta.env.SSR && !isHydrating());
  // What follows from it is many small changes: they may wait for the visitor's.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
