import { useEffect, useEffectEvent } from 'react';
import { keepWho } from '#app/session/session.ts';
import { hasToken } from '#app/session/signed-in.ts';
import type { Viewer } from '#app/session/who.ts';
import { readCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';
import { useRedirectToLogin } from './use-redirect-to-login.ts';

/** What another tab does to the session holds here too, and what the server says holds there. */
export function useFollowSession(viewer: Viewer | undefined): void {
  const leave = useRedirectToLogin();

  const look = useEffectEvent((change?: StorageEvent) => {
    // The cookies may still be there for this tab when it hears that the session was forgotten.
    const isForgotten = change?.key === storedItems.menuList.name && change.newValue === null;
    if (isForgotten || !hasToken()) return leave('signedOut');
    // Somebody else has logged in: nothing of this one may stay on the screen.
    if (viewer && readCookie(storedItems.userId.name) !== viewer.id) location.reload();
  });

  useEffect(() => {
    // A page that the browser has kept may be older than the end of its session.
    const lookAtKept = ({ persisted }: PageTransitionEvent) => persisted && look();
    const lookAtStored = (change: StorageEvent) => look(change);
    addEventListener('storage', lookAtStored);
    addEventListener('pageshow', lookAtKept);
    return () => {
      removeEventListener('storage', lookAtStored);
      removeEventListener('pageshow', lookAtKept);
    };
  }, []);

  useEffect(() => {
    if (viewer) keepWho(viewer, viewer.role);
  }, [viewer]);
}
