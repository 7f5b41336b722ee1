import { use, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type Location,
  matchRoutes,
  useBlocker,
} from 'react-router';
import { reportFailedNavigation } from './failed-navigation.ts';

/**
 * The router reloads the page when the code of the next one does not come, and typed text is gone.
 * So a move waits until that code is in the browser's cache. `attempt` asks for it again.
 */
export function useFetchedCode(attempt: number): Location | undefined {
  const router = use(DataRouterContext)?.router;
  const framework = use(FrameworkContext);

  const missing = ({ pathname }: Location): string[] => {
    const matches = router && matchRoutes(router.routes, pathname);
    const routes = (matches ?? []).flatMap(({ route: { id } }) =>
      framework && !(id in framework.routeModules) ? (framework.manifest.routes[id] ?? []) : [],
    );
    return routes.flatMap(({ module, imports, css }) => [
      module,
      ...(imports ?? []),
      ...(css ?? []),
    ]);
  };

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !import.meta.env.DEV &&
      currentLocation.pathname !== nextLocation.pathname &&
      missing(nextLocation).length > 0,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location: next, proceed } = blocker;
    const end = new AbortController();
    const { signal } = end;
    Promise.all(missing(next).map((file) => fetchWhole(file, signal))).then(
      (answers) => {
        const bad = answers.find(({ ok }) => !ok);
        if (!bad) proceed();
        // This version of the site is no longer served: the whole page comes from the present one.
        else if (bad.status === 404) location.assign(next.pathname + next.search + next.hash);
        else reportFailedNavigation({ isAnswered: true }, signal);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The code of the page could not be loaded.', error);
        reportFailedNavigation({ isAnswered: false }, signal);
      },
    );
    return () => end.abort();
  }, [blocker.state === 'blocked' && blocker.location, attempt]);

  return blocker.state === 'blocked' ? blocker.location : undefined;
}

/** To its end: what is broken off half way is in no cache, and fails whoever else waits for it. */
async function fetchWhole(file: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(file, { signal });
  await answer.arrayBuffer();
  return answer;
}
