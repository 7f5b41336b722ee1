import { startTransition, useEffect, useState } from 'react';
import { useIsHydrating } from './hydration.ts';

/** Reactive media query; false in prerendered HTML and during hydration. */
export function useMediaQuery(query: string): boolean {
  const isHydrating = useIsHydrating();
  const [matches, setMatches] = useState(
    () => !import.meta.env.SSR && !isHydrating && matchMedia(query).matches,
  );
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => startTransition(() => setMatches(list.matches));
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
