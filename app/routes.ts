import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import {
  docsBase,
  type PageId,
  type PageKind,
  pageIds,
  pagePath,
  pages,
} from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';

/** One template per page kind, mounted under both languages' paths. */
const templates: Record<PageKind, string> = {
  home: 'pages/home.tsx',
  product: 'pages/stub.tsx',
  industry: 'pages/stub.tsx',
  company: 'pages/stub.tsx',
  pricing: 'pages/stub.tsx',
  login: 'pages/stub.tsx',
  'reset-password': 'pages/stub.tsx',
  'sign-up': 'pages/stub.tsx',
  legal: 'pages/stub.tsx',
  status: 'pages/stub.tsx',
  'status-record': 'pages/stub.tsx',
  docs: 'pages/stub.tsx',
  'not-found': 'pages/not-found.tsx',
  forbidden: 'pages/forbidden.tsx',
};

const mount = (page: PageId): RouteConfigEntry[] => {
  const file = templates[pages[page].kind];
  const paths = new Set(locales.map((locale) => pagePath(page, locale)));
  return [...paths].map((path) =>
    path === '/' ? index(file, { id: path }) : route(path, file, { id: path }),
  );
};

export default [
  layout('layout/public-frame.tsx', [
    ...pageIds.filter((page) => page !== 'docs').flatMap(mount),
    ...locales.map((locale) =>
      route(`${docsBase[locale]}/:catogory?/:doc?`, templates.docs, { id: docsBase[locale] }),
    ),
    route('*', templates['not-found'], { id: 'unknown' }),
  ]),
] satisfies RouteConfig;
