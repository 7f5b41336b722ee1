import { useEffect, useState } from 'react';
import { onDemand } from '#app/request/on-demand.ts';
import type { Viewer } from '#app/session/who.ts';

const session = onDemand(() => import('#app/session/who.ts'));

/** What the browser does not keep of whoever is logged in, asked for once it is wanted. */
export function useSessionFacts(isWanted: boolean): Viewer | undefined {
  const [viewer, setViewer] = useState<Viewer>();

  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const ask = async () => {
      const { askWho } = await session.load();
      const known = await askWho();
      if (!isStale) setViewer(known);
    };
    ask().catch((error: unknown) => console.error('Nobody said who is logged in.', error));
    return () => {
      isStale = true;
    };
  }, [isWanted]);

  return viewer;
}
