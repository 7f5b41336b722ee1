import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { siteOrigin } from './content/build-settings.ts';
import { hex } from './content/colour.ts';
import { decorationRules } from './scripts/decoration-rules.ts';
import { minifyStarter } from './scripts/minify-starter.ts';
import { officeRules } from './scripts/office-rules.ts';
import { openServerBuild } from './scripts/open-server-build.ts';
import { paletteRules } from './scripts/palette-rules.ts';
import { scopedName } from './scripts/scoped-name.ts';
import { serveDocuments } from './scripts/serve-documents.ts';
import { serverPaths } from './scripts/server-paths.ts';
import { sourceHash } from './scripts/source-hash.mjs';

const apiOrigin = process.env.API_ORIGIN;
const toServer = apiOrigin ? await serverPaths() : [];
/**
 * Where style sheets meet in a bundle depends on the chunks. Each file therefore says the order of
 * the layers itself, so that whichever comes first settles it.
 */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (sheet: { prepend(rule: string): unknown }) =>
    void sheet.prepend('@layer reset, base, art, ui, layout, page;'),
};

/** The bundler splits everything else. A group takes along what its modules import. */
const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
    priority: 3,
  },
  // What every public page has; React and the router change less often.
  { name: 'frame', test: /\/app\/(root|pages\/public-frame)\.tsx/, priority: 2 },
  // One style sheet per page kind or feature folder. The sheets of `ui` and of the search go with
  // their components: few pages have all of them, and the search is loaded when it is used.
  { name: sheetName, test: /\/app\/(?!ui\/|docs\/search\/).*\.css/, priority: 1 },
];

/** `app/docs/try/…` is `docs-try`, `app/pages/home/…` is `home`, `app/status/…` is `status`. */
function sheetName(file: string): string | undefined {
  // Few documents have these, and a document links what it uses.
  const [, rarePart] = /\/docs\/parts\/(error-finder|numbers?|states?|stops)/.exec(file) ?? [];
  if (rarePart) return `docs-${rarePart}`;
  return /\/app\/(?:pages\/)?([a-z-]+(?:\/[a-z-]+(?=\/))?)/.exec(file)?.[1]?.replace('/', '-');
}

const isOnEveryPage = /\/(frame|react|rolldown-runtime)-[\w-]{8}\.(css|js)$/;

export default defineConfig({
  plugins: [serveDocuments(), minifyStarter(), openServerBuild(), reactRouter()],
  define: {
    'import.meta.env.RELEASE': JSON.stringify(sourceHash(import.meta.dirname).slice(0, 12)),
    'import.meta.env.THEME_COLOUR': JSON.stringify(hex('ink')),
    'process.env.VITE_SANDBOX': JSON.stringify(process.env.VITE_SANDBOX ?? 'true'),
    'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin),
  },
  css: {
    postcss: { plugins: [paletteRules, officeRules, decorationRules, layerOrder] },
    modules: { generateScopedName: scopedName },
  },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // What every page has need not be named again by everything that comes later.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage.test(file)),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  server: apiOrigin
    ? { proxy: Object.fromEntries(toServer.map((path) => [path, { target: apiOrigin }])) }
    : undefined,
});
