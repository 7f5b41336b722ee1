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
import { slimReact } from './scripts/slim-react.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { slimZod } from './scripts/slim-zod.ts';
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

const consolePage =
  /\/app\/(?:pages\/console-|console\/)(callbacks|events|keys|requests|security)\b.*\.css/;

const sharedChunks = [
  // Parts of `app/ui` that few kinds of pages have: their sheets go with those.
  {
    name: 'docs',
    test: /\/app\/ui\/(address-bar|code-block|code-lines|method-badge|required-stop)\.module\.css/,
    priority: 7,
  },
  { name: 'home', test: /\/app\/ui\/(card-carousel|carousel-buttons)\.module\.css/, priority: 7 },
  { name: 'product', test: /\/app\/ui\/figures\.module\.css/, priority: 7 },
  { name: 'forms', test: /\/app\/ui\/field\.module\.css/, priority: 7 },
  {
    name: 'controls',
    test: /\/app\/ui\/(checkbox|data-table|dialog|six-digits|toast)\.module\.css/,
    priority: 7,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
    priority: 6,
  },
  {
    name: 'frame',
    test: /\/app\/(consent|layout|moves|signed-in|styles|ui)\/.*\.css|\/(app\/(boot|chat\/(chat\.|step-aside)|consent|head|layout|moves|request\/failures|visit|words\/(locale|root-data|use-layout|use-page-path|use-path)|pages\/public-frame|root\.tsx)|content\/(fill\.|site-map|storage)|contract\/(cookie|locale))|\/app\/ui\/(callout|close-sign|hero-text|kept-end|packet|section|slip|tile)\.tsx|\/app\/ui\/copy-text\.ts/,
    priority: 5,
  },
  {
    name: 'forms',
    test: /\/app\/(forms\/(form|problems|read-fields|use-form|use-submission)|request\/on-demand|ui\/field)\.tsx?/,
    priority: 2,
  },
  // Who is logged in; what asks the server and reads its answers. A group takes along what it
  // imports, so what other pages need as well stands in groups of its own, before the console's.
  {
    name: 'session',
    test: /\/(app\/(session\/(?!who).*|words\/use-words|request\/(forget-session|invalid-token|user-token))|contract\/(account-rules|console-menus|email-address))\.ts$/,
    priority: 4,
  },
  {
    name: 'calls',
    test: /\/(app\/request\/(client|hosts|request-id|schemas)|contract\/(call|envelope))\.ts$/,
    priority: 3,
  },
  { name: 'copy-button', test: /\/app\/ui\/copy-button\.tsx$/, priority: 2 },
  { name: 'dialog', test: /\/app\/ui\/dialog\.tsx$/, priority: 2 },
  // What the console's pages share, without what only dialogs need.
  {
    name: 'console',
    test: /\/app\/console\/(?!.*(ask-first|choice-tiles|code-panel|dialog|offer-file|secret-slip)).*\.tsx?$/,
    minShareCount: 3,
  },
  // What asks the server for the status comes later, with what reads the answers.
  { name: 'status', test: /\/app\/status\/(?!.*calls)/, minShareCount: 2, priority: 1 },
  // What a search needs once it is asked something.
  { name: 'search', test: /\/app\/docs\/search\/(?!search-frame).*\.css/, priority: 2 },
  // What the reader shares with what opens in it later: one file rather than four.
  {
    name: 'reader',
    test: /\/app\/(docs\/(ids|pasted-code|search\/terms)|ui\/search-sign)\.tsx?$/,
    priority: 2,
  },
  // A run as Try it and the workbench show it.
  {
    name: 'run',
    test: /\/app\/docs\/try\/(json-text|sent-station|station)\.module\.css/,
    priority: 3,
  },
  // Comes with its sheets when somebody tries a call, or begins with Get started.
  { name: 'try', test: /\/app\/docs\/(start|try)\/.*\.css/, priority: 2 },
  { name: 'workbench', test: /\/app\/docs\/workbench\/.*\.css/, priority: 2 },
  // Pages of the console that have much of their own.
  {
    name: (file: string) => `console-${consolePage.exec(file)?.[1]}`,
    test: consolePage,
    priority: 2,
  },
  // Parts that few documents have come with those.
  {
    name: 'drawings',
    test: /\/app\/docs\/parts\/(drawing|number|retries|state)[a-z-]*\.module\.css/,
    priority: 2,
  },
  {
    name: (file: string) => /parts\/([a-z-]+)/.exec(file)?.[1],
    test: /\/app\/docs\/parts\/(error-finder|stops)\.module\.css/,
    priority: 2,
  },
  {
    // The style sheets of a kind of page, or of a slice, come in one file.
    name: (file: string) => /\/app\/(?:pages\/)?([a-z]+)/.exec(file)?.[1],
    test: /\/app\/.*\.css/,
    priority: 1,
  },
];

const isOnEveryPage = /\/(frame|react|rolldown-runtime)-[\w-]{8}\.(css|js)$/;

export default defineConfig({
  plugins: [
    serveDocuments(),
    minifyStarter(),
    openServerBuild(),
    slimReact(),
    slimRouter(),
    slimZod(),
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
    // What every page has need not be named again by everything that comes later.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage.test(file)),
    },
  },
  environments: {
    // What every page needs comes in two files rather than twenty: together it compresses better.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  server: apiOrigin
    ? { proxy: Object.fromEntries(toServer.map((path) => [path, { target: apiOrigin }])) }
    : undefined,
});
