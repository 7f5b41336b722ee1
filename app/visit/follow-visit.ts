import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSharedPath, localeOfPath } from '#content/site-map.ts';
import { storedItems } from '#content/storage.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { placeVisitor } from './country.ts';
import { storeLocale } from './language-preference.ts';
import { trafficSourceOf } from './traffic-source.ts';
import { updateVisit } from './visit.ts';
import { whenIdle } from './when-idle.ts';

/** The rules of every route change, and what happens once when the app starts. */
export function useFollowVisit(): void {
  const { pathname, search } = useLocation();
  const started = useRef(false);

  // Before any component's own effect: a call they make already carries the right language.
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
    if (given !== null) keepResource(given);
    whenIdle(() => {
      if (given === null) updateVisit({ resource: readCookie(storedItems.resource.name) });
      void placeVisitor();
    });
  }, []);
}

/** The starter has written the cookie; while the site is developed there is none. */
function keepResource(given: string): void {
  if (import.meta.env.DEV) writeCookie(storedItems.resource.name, given);
  updateVisit({ resource: given });
}
