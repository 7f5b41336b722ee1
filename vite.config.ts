import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { siteOrigin } from './content/build-settings.ts';
import { hex } from './content/colour.ts';
import { decorationRules } from './scripts/build/decoration-rules.ts';
import { minifyBootstrap } from './scripts/build/minify-bootstrap.ts';
import { officeRules } from './scripts/build/office-rules.ts';
import { openServerBuild } from './scripts/build/open-server-build.ts';
import { paletteRules } from './scripts/build/palette-rules.ts';
import { scopedName } from './scripts/build/scoped-name.ts';
import { serverPaths } from './scripts/build/server-paths.ts';
import { sourceHash } from './scripts/build/source-hash.mjs';
import { serveBuiltPages } from './scripts/serve-built-pages.ts';
import { serveDocuments } from './scripts/serve-documents.ts';

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

/**
 * The bundler splits everything else. A group takes along what its modules import, unless a group
 * of higher priority has it. Of the modules that few pages need it makes many small chunks, which
 * compress badly and are all named in the list of routes; groups hold what most pages of a kind have.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
    priority: 6,
  },
  // What every public page has; React and the router change less often.
  {
    name: 'frame',
    test: /\/app\/(root\.tsx|pages\/public-frame\.tsx|signed-in\/(account-corner|drawer-account|initials).*\.css|ui\/(callout|breadcrumb.*\.css))/,
    priority: 5,
  },
  { name: sheetName, test: /\/app\/.*\.css/, priority: 4 },
  // What the pages before the login share with the console.
  {
    name: 'login',
    test: /\/app\/(forms\/use-submission|request\/on-demand|session\/(destination|login-reason)|words\/use-words)|\/content\/country-names|\/contract\/(account-rules|console-menus|email-address)/,
    priority: 3,
  },
  // The parser of replies, which public pages load when they need it.
  {
    name: 'replies',
    test: /\/node_modules\/zod\/|\/app\/(request\/client|session\/(user-token|forget-session))|\/content\/locale-settings|\/contract\/envelope/,
    // Of Zod, only what most pages of the console use.
    minShareCount: 14,
    priority: 2,
  },
  // What every page of the console has, or most of them.
  {
    name: 'console',
    test: /\/app\/console\/(shell|async-section|days-ago|page-head|use-loaded|use-relative-time)|\/app\/ui\/(empty-line|ring|text-button)\.tsx/,
    priority: 1,
  },
];

/** Parts of `app/ui` that few kinds of pages have: their rules go into the sheets of those. */
const rareParts: [string, RegExp][] = [
  ['docs', /^(address-bar|code-(block|lines)|method-badge|required-stop)$/],
  ['home', /^(card-carousel|carousel-buttons)$/],
  ['marketing', /^(figures|hero|tile)$/],
  ['forms', /^field$/],
  [
    'controls',
    /^(checkbox|data-table|empty-line|filters|search-box|select-box|tag|text-button|toast)$/,
  ],
  ['dialogs', /^(code-input|dialog)$/],
  ['console', /^ring$/],
  ['choices', /^(choice-tiles|facts|segmented)$/],
  ['tools', /^(copy-button|tabs)$/],
  ['reasons', /^reason-notes$/],
  ['desk', /^(balance-bar|language-tags|share-line|split-list|stop-list|tries|utc-time)$/],
];

/** Parts whose style sheet loads with their code on first use: search, account menu. */
const loadedOnUse =
  /\/(search\/(read|reason|search-(?!frame))|signed-in\/(account-menu|drawer-user))/;

/** One style sheet for what all pages share, and one per page kind or feature. */
function sheetName(file: string): string | undefined {
  if (loadedOnUse.test(file)) return undefined;
  const [, part = ''] = /\/app\/ui\/([a-z-]+)/.exec(file) ?? [];
  for (const [sheet, parts] of rareParts) if (parts.test(part)) return sheet;
  // Documents and legal texts.
  if (file.endsWith('/styles/prose.css')) return 'prose';
  if (/\/app\/(consent|layout|navigation|signed-in|styles|ui)\//.test(file)) return 'shared';
  // The first page of the status has neither a history nor a whole incident.
  if (/\/status\/(no-records|record|incident-(facts|timeline|view))/.test(file))
    return 'status-record';
  if (/\/status\/(service-chips|subscri|update-tiles)/.test(file)) return 'status-subscribe';
  // Few documents have these, and a document links what it uses.
  if (/\/content\/parts\/(drawing|number|state)/.test(file)) return 'drawings';
  if (/\/content\/parts\/(error-finder|reasons)/.test(file)) return 'docs-finders';
  if (/\/content\/parts\/(retries|stops)/.test(file)) return 'docs-stops';
  if (file.includes('/content/parts/sdk-install')) return 'docs-sdks';
  // Drawings of few pages.
  if (file.includes('/art/industry/')) return 'industry';
  if (file.includes('/art/map.')) return 'map';
  if (/\/(art\/accounts|accounts\/two-factor)\//.test(file)) return 'two-factor';
  // The workbench uses only a part of these components; Try it and Get started use all.
  if (/\/docs\/run\/(?!json-text|run-step|signed-lines|state-track)/.test(file)) return 'docs-try';
  if (file.includes('/docs/link.module')) return 'docs-run';
  const [, consolePage] =
    /\/app\/pages\/(console-(?:callbacks|events|keys|requests|security))/.exec(file) ?? [];
  if (consolePage) return consolePage;
  if (/\/console\/account\/(?!account-page)/.test(file)) return 'console-account';
  const [, feature, folder] = /\/app\/(console|docs)\/([a-z-]+)\//.exec(file) ?? [];
  if (folder && !/^(account|content|dialogs|reader|search|shell)$/.test(folder))
    return `${feature}-${folder}`;
  return /\/app\/(?:pages\/)?([a-z]+)/.exec(file)?.[1];
}

const isOnEveryPage = /\/(frame|react|rolldown-runtime)-[\w-]{8}\.(css|js)$/;

export default defineConfig({
  plugins: [
    serveBuiltPages(),
    serveDocuments(),
    minifyBootstrap(),
    openServerBuild(),
    reactRouter(),
  ],
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
    // Scripts that every page loads anyway are not preloaded again by other chunks.
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
