import { useLocation } from 'react-router';
import { destinationOf } from '#app/session/destination.ts';
import { useLayout } from '#app/words/use-layout.ts';
import type { MenuLink } from '#content/interface/layout/layout.ts';

/** The page of the console that somebody logs in for. */
export function useDestination(): MenuLink | undefined {
  const asked = destinationOf(useLocation().search);
  return useLayout().signedIn.pages.find(({ path }) => path === asked);
}
