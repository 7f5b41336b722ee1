import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import {
  type ClientKind,
  type ClientPageId,
  clientPageIds,
  docsBase,
  type PageKind,
  type PublicPageId,
  pagePath,
  pages,
  publicPageIds,
} from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';

/** One template per page kind, mounted under both languages' paths. */
const templates: Record<Exclude<PageKind, ClientKind>, string> = {
  home: 'pages/home.tsx',
  product: 'pages/product.tsx',
  industry: 'pages/industry.tsx',
  company: 'pages/company.tsx',
  pricing: 'pages/pricing.tsx',
  login: 'pages/login.tsx',
  'reset-password': 'pages/reset-password.tsx',
  'sign-up': 'pages/sign-up.tsx',
  legal: 'pages/legal.tsx',
  status: 'pages/status.tsx',
  'status-record': 'pages/status-record.tsx',
  docs: 'pages/docs.tsx',
  'not-found': 'pages/not-found.tsx',
  forbidden: 'pages/forbidden.tsx',
};

const clientTemplates: Record<ClientPageId, string> = {
  'activate-account': 'pages/activate-account.tsx',
  'console-home': 'pages/console-home.tsx',
  'console-account': 'pages/console-account.tsx',
  'console-employees': 'pages/console-employees.tsx',
};

const mountClient = (page: ClientPageId): RouteConfigEntry => {
  // Both languages share the address.
  const path = pagePath(page, 'en');
  return route(path, clientTemplates[page], { id: path });
};

const mount = (page: PublicPageId): RouteConfigEntry[] => {
  const file = templates[pages[page].kind];
  const paths = new Set(locales.map((locale) => pagePath(page, locale)));
  return [...paths].map((path) =>
    path === '/' ? index(file, { id: path }) : route(path, file, { id: path }),
  );
};

export default [
  layout('layout/public-frame.tsx', [
    ...publicPageIds.filter((page) => page !== 'docs').flatMap(mount),
    ...locales.map((locale) =>
      route(`${docsBase[locale]}/:catogory?/:doc?`, templates.docs, { id: docsBase[locale] }),
    ),
    route('dev/gallery', 'pages/gallery.tsx', { id: 'gallery' }),
    route('*', templates['not-found'], { id: 'unknown' }),
  ]),
  mountClient('activate-account'),
  layout(
    'console/console-frame.tsx',
    clientPageIds.filter((page) => page !== 'activate-account').map(mountClient),
  ),
] satisfies RouteConfig;
