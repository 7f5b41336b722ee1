import { join } from 'node:path';
import type { Plugin } from 'vite';
import { emptyFunctions } from './empty-functions.ts';

/**
 * Parts of the router that this site has no use for: nobody watches the router, all routes are
 * known from the start, and the root has a page of its own for errors. In the files that visitors
 * load they do nothing. A router that asks for a name more than stands here fails the build.
 */
const unused: Record<string, readonly string[]> = {
  'lib/router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
  'lib/dom/ssr/fog-of-war.js': [
    'getManifestPath',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'URL_LIMIT',
    'useFogOFWarDiscovery',
  ],
  'lib/dom/ssr/errorBoundaries.js': [
    'BoundaryShell',
    'RemixErrorBoundary',
    'RemixRootDefaultErrorBoundary',
  ],
};

/**
 * In files that are used, the functions that are not: nothing is sent to a page, nothing is fetched
 * beside a move, no page leads on to another, and pages come by way of the framework alone.
 */
const uncalled: Record<string, string> = {
  'lib/router/router.js': `abortFetcher convertFormDataToSearchParams convertSearchParamsToFormData
    defaultDataStrategy defaultDataStrategyWithMiddleware deleteFetcher discoverRoutes fetch
    getDoneFetcher getLoadingFetcher getSubmittingFetcher getSubmittingNavigation getTargetMatch
    getTargetedDataStrategyMatches getUpdatedRevalidatingFetchers handleAction handleFetcherAction
    handleFetcherLoader isSameRoute normalizeRedirectLocation
    normalizeRelativeRoutingRedirectResponse patchRoutes patchRoutesImpl
    persistAppliedTransitions queueFetcherForDeletion restoreAppliedTransitions setFetcherError
    startRedirectNavigation updateFetcherState`,
  'lib/dom/ssr/single-fetch.js': 'singleFetchActionStrategy singleFetchLoaderFetcherStrategy',
  'lib/dom/ssr/routes.js': `fetchServerAction noActionDefinedError preventInvalidServerHandlerCall
    wrapShouldRevalidateForHdr`,
  'lib/dom/ssr/fallback.js': 'RemixRootDefaultHydrateFallback',
  'lib/hooks.js': 'DefaultErrorComponent RSCErrorHandler useNavigateUnstable',
  'lib/errors.js': 'decodeRedirectErrorDigest decodeRouteErrorResponseDigest',
  'lib/components.js': 'getOptimisticRouterState',
};

const ours = (file: string) => JSON.stringify(join(import.meta.dirname, '../app', file));

/** Ways of ours to the same end: shorter, or surer to get there. */
const replaced: Record<string, string> = {
  'lib/dom/ssr/hydration.js': `
    export { hydrationData as getHydrationData } from ${ours('boot/hydration-data.ts')};`,
  'lib/dom/ssr/routeModules.js': `
    export { loadRouteModule } from ${ours('navigation/load-route-module.ts')};`,
  'lib/router/matcher.js': `
    import { matchLikely } from ${ours('boot/likely-routes.ts')};
    import { parsePath } from './history.js';
    import { matchRoutes } from './utils.js';
    export class V6RegExMatcher {
      update(routes) {
        this.routes = routes;
      }
      match(to) {
        const { pathname = '/' } = typeof to === 'string' ? parsePath(to) : to;
        return matchLikely(this.routes, pathname, (likely) => matchRoutes(likely, to));
      }
    }`,
};

/** A component among them leaves its children as they are. */
const idle = (name: string) => `export const ${name} = (props) => props?.children;`;

const ofRouter = /\/react-router\/dist\/production\/lib\//;

/** Components that nobody draws stay only for the name that they are given. */
const leaveOutUndrawn = (code: string) =>
  code
    .replace(/^\w+\.displayName = .+;$/gm, '')
    .replace(/= (?=React\$1\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ');

const pathOf = (id: string) => id.slice(id.indexOf('/lib/') + 1);
const namesFor = (id: string) => uncalled[pathOf(id)]?.split(/\s+/) ?? [];

export function slimRouter(): Plugin {
  const missing = new Set([...Object.keys(replaced), ...Object.keys(unused)]);
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: ofRouter },
      handler: (id) => {
        missing.delete(pathOf(id));
        return replaced[pathOf(id)] ?? unused[pathOf(id)]?.map(idle).join('\n');
      },
    },
    transform: {
      filter: { id: ofRouter },
      handler: (code, id) => ({
        code: leaveOutUndrawn(emptyFunctions(id, code, namesFor(id))),
        map: null,
      }),
    },
    buildEnd: (error) => {
      if (!error && missing.size > 0)
        throw new Error(
          `The router has no ${[...missing].join(', ')}: see scripts/slim-router.ts.`,
        );
    },
  };
}
