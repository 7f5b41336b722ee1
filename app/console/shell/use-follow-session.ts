import { useEffect, useEffectEvent } from 'react';
import { storeViewer } from '#app/session/session.ts';
import type { Viewer } from '#app/session/session-calls.ts';
import { hasToken } from '#app/session/signed-in.ts';
import { readCookie } from '#app/visit/cookies.ts';
import { storedItems } from '#content/storage.ts';
import { useRedirectToLogin } from './use-redirect-to-login.ts';

/** Follows sign-outs and logins in other tabs, and stores the viewer for them. */
export function useFollowSession(viewer: Viewer | undefined): void {
  const leave = useRedirectToLogin();

  const look = useEffectEvent((change?: StorageEvent) => {
    // This tab may still see the cookies when the storage event arrives.
    const isForgotten = change?.key === storedItems.menuList.name && change.newValue === null;
    if (isForgotten || !hasToken()) return leave('signedOut');
    // Another user has logged in: nothing of the previous one may stay on the screen.
    if (viewer && readCookie(storedItems.userId.name) !== viewer.id) location.reload();
  });

  useEffect(() => {
    // A page from the back/forward cache may have outlived its session.
    const lookAfterRestore = ({ persisted }: PageTransitionEvent) => persisted && look();
    const lookAtStored = (change: StorageEvent) => look(change);
    addEventListener('storage', lookAtStored);
    addEventListener('pageshow', lookAfterRestore);
    return () => {
      removeEventListener('storage', lookAtStored);
      removeEventListener('pageshow', lookAfterRestore);
    };
  }, []);

  useEffect(() => {
    if (viewer) storeViewer(viewer, viewer.role);
  }, [viewer]);
}
