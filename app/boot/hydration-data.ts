type State = { loaderData?: Record<string, unknown> };

declare global {
  interface Window {
    /** The starter names the routes of the page by it. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * What the page brought, for its routes; those without a loader have nothing to wait for. Stands in
 * for the router's own function, which ranks and matches all routes of the site for that once more
 * (scripts/slim-router.ts).
 */
export function hydrationData({ state }: { state: State }): State {
  const routes = Object.keys(window.__reactRouterRouteModules ?? {});
  const nothing = Object.fromEntries(routes.map((id) => [id, null]));
  return { ...state, loaderData: { ...nothing, ...state.loaderData } };
}
