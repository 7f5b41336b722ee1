import { useEffect, useState } from 'react';
import { onDemand } from '#app/request/on-demand.ts';
import type { Viewer } from '#app/session/session-calls.ts';

const session = onDemand(() => import('#app/session/session-calls.ts'));

/** User data that is not stored in the browser, loaded when first needed. */
export function useSessionFacts(isWanted: boolean): Viewer | undefined {
  const [viewer, setViewer] = useState<Viewer>();

  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const ask = async () => {
      const { fetchViewer } = await session.load();
      const known = await fetchViewer();
      if (!isStale) setViewer(known);
    };
    ask().catch((error: unknown) => console.error('Nobody said who is logged in.', error));
    return () => {
      isStale = true;
    };
  }, [isWanted]);

  return viewer;
}
