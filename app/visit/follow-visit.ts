import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSharedPath, localeOfPath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { detectCountry } from './country.ts';
import { storeLocale } from './language-preference.ts';
import { trafficSourceOf } from './traffic-source.ts';
import { updateVisit } from './visit.ts';
import { whenIdle } from './when-idle.ts';

/** Applies the rules of every route change, and what happens once at start. */
export function useFollowVisit(): void {
  const { pathname, search } = useLocation();
  const started = useRef(false);

  // A layout effect: calls made by effects of components already use the right language.
  useLayoutEffect(() => {
    if (!isSharedPath(pathname)) storeLocale(localeOfPath(pathname));
  }, [pathname]);

  useEffect(() => {
    const trafficSource = trafficSourceOf(new URLSearchParams(search));
    if (trafficSource) updateVisit({ trafficSource });
  }, [search]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const given = new URLSearchParams(location.search).get('resource');
    if (given !== null) storeResource(given);
    whenIdle(() => {
      if (given === null) updateVisit({ resource: readCookie(storedItems.resource.name) });
      void detectCountry();
    });
  }, []);
}

/** The bootstrap script has written the cookie; the development server has no bootstrap script. */
function storeResource(given: string): void {
  if (import.meta.env.DEV) writeCookie(storedItems.resource.name, given);
  updateVisit({ resource: given });
}
