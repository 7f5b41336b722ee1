import type { Plugin } from 'vite';

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

/** A component among them leaves its children as they are. */
const idle = (name: string) => `export const ${name} = (props) => props?.children;`;

const ofRouter = /\/react-router\/dist\/production\/lib\//;

/** Components that nobody draws stay only for the name that they are given. */
const leaveOutUncalled = (code: string) =>
  code
    .replace(/^\w+\.displayName = .+;$/gm, '')
    .replace(/= (?=React\$1\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ');

export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: ofRouter },
      handler: (id) => unused[id.slice(id.indexOf('/lib/') + 1)]?.map(idle).join('\n'),
    },
    transform: {
      filter: { id: ofRouter },
      handler: (code) => ({ code: leaveOutUncalled(code), map: null }),
    },
  };
}
