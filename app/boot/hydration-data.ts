type PageData = Record<string, unknown>;

declare global {
  interface Window {
    /** The starter names the routes of the page by it. */
    __reactRouterRouteModules?: Record<string, unknown>;
    /** The starter puts the data of the page into it. */
    __reactRouterContext?: { data: PageData };
  }
}

/**
 * What the page brought, for its routes; those without a loader have nothing to wait for. Stands in
 * for the router's own function, which ranks and matches all routes of the site for that once more
 * (scripts/slim-router.ts).
 */
export function hydrationData(): { loaderData: PageData } {
  const routes = Object.keys(window.__reactRouterRouteModules ?? {});
  const nothing = Object.fromEntries(routes.map((id) => [id, null]));
  return { loaderData: { ...nothing, ...window.__reactRouterContext?.data } };
}
