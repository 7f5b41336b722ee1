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
 * When the code of the next page cannot be imported, the router reloads the current page: typed text
 * and the navigation are lost. So a navigation waits here until that code is fetched and runs.
 * A changed `attempt` fetches it again.
 */
export function useFetchedCode(attempt: number): Location | undefined {
  const router = use(DataRouterContext)?.router;
  const framework = use(FrameworkContext);

  const missing = ({ pathname }: Location) => {
    const matches = router && matchRoutes(router.routes, pathname);
    return (matches ?? []).flatMap(({ route: { id } }) =>
      framework && !(id in framework.routeModules) ? (framework.manifest.routes[id] ?? []) : [],
    );
  };

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !import.meta.env.DEV &&
      currentLocation.pathname !== nextLocation.pathname &&
      missing(nextLocation).length > 0,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed attempt fetches again.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location: next, proceed } = blocker;
    const routes = missing(next);
    const files = routes.flatMap(({ module, imports = [], css = [] }) => [
      module,
      ...imports,
      ...css,
    ]);
    const loadWholePage = () => location.assign(next.pathname + next.search + next.hash);
    const end = new AbortController();
    const { signal } = end;
    Promise.all(files.map((file) => fetchWhole(file, signal))).then(
      async (answers) => {
        const bad = answers.find(({ ok }) => !ok);
        // This release is no longer served: load the document from the current one.
        if (bad?.status === 404) return loadWholePage();
        if (bad) return reportFailedNavigation({ isAnswered: true }, signal);
        const code = await Promise.allSettled(routes.map(({ module }) => runModule(module)));
        if (signal.aborted) return;
        const broken = code.find(({ status }) => status === 'rejected');
        if (!broken) return proceed();
        console.error('The code of the page could not be loaded.', broken);
        loadWholePage();
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

/** Reads the whole body: an aborted download is not cached and fails everyone waiting for it. */
async function fetchWhole(file: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(file, { signal });
  await answer.arrayBuffer();
  return answer;
}

/**
 * The router imports the same module afterwards; a browser evaluates it once and remembers a
 * failure.
 */
const runModule = (module: string): Promise<unknown> => import(/* @vite-ignore */ module);
