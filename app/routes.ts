import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { consolePageIds } from '#content/console-pages.ts';
import {
  type ClientKind,
  type ClientPageId,
  docsBase,
  incidentBase,
  isSharedPath,
  type PageKind,
  type PublicPageId,
  pagePath,
  pages,
  publicPageIds,
  ticketPath,
} from '#content/site-map.ts';
import { deskBase } from '#contract/desk-base.ts';
import { defaultLocale, locales } from '#contract/locale.ts';

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
  'status-subscribe': 'pages/status-subscribe.tsx',
  docs: 'pages/docs.tsx',
  workbench: 'pages/workbench.tsx',
  'not-found': 'pages/not-found.tsx',
  forbidden: 'pages/forbidden.tsx',
};

const clientTemplates: Record<ClientPageId, string> = {
  'activate-account': 'pages/activate-account.tsx',
  invitation: 'pages/invitation.tsx',
  'console-home': 'pages/console-home.tsx',
  'console-usage': 'pages/console-usage.tsx',
  'console-support': 'pages/console-support.tsx',
  'console-new-ticket': 'pages/console-new-ticket.tsx',
  'console-ticket': 'pages/console-ticket.tsx',
  'console-keys': 'pages/console-keys.tsx',
  'console-callbacks': 'pages/console-callbacks.tsx',
  'console-requests': 'pages/console-requests.tsx',
  'console-account': 'pages/console-account.tsx',
  'console-security': 'pages/console-security.tsx',
  'console-events': 'pages/console-events.tsx',
  'console-employees': 'pages/console-employees.tsx',
};

const mountClient = (page: ClientPageId): RouteConfigEntry => {
  const path = pagePath(page, defaultLocale);
  const file = clientTemplates[page];
  if (page !== 'console-ticket') return mountShared(path, file);
  return { ...mountShared(ticketPath(':number'), file), id: path };
};

/** Prerendered once per language; the default language under the address itself. */
const mountShared = (path: string, file: string): RouteConfigEntry => {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return route(others.map((locale) => `/${locale}?`).join('') + path, file, { id: path });
};

const mount = (page: PublicPageId): RouteConfigEntry[] => {
  const file = templates[pages[page].kind];
  const path = pagePath(page, defaultLocale);
  if (isSharedPath(path)) return [mountShared(path, file)];
  return locales
    .map((locale) => pagePath(page, locale))
    .map((own) => (own === '/' ? index(file, { id: own }) : route(own, file, { id: own })));
};

export default [
  layout('pages/public-frame.tsx', [
    ...publicPageIds.filter((page) => page !== 'docs').flatMap(mount),
    ...locales.map((locale) =>
      route(`${docsBase[locale]}/:catogory?/:doc?`, templates.docs, { id: docsBase[locale] }),
    ),
    ...locales.map((locale) =>
      route(`${incidentBase[locale]}/:id`, 'pages/status-incident.tsx', {
        id: incidentBase[locale],
      }),
    ),
    route('dev/gallery', 'pages/gallery.tsx', { id: 'gallery' }),
    route('*', templates['not-found'], { id: 'unknown' }),
  ]),
  mountClient('activate-account'),
  mountClient('invitation'),
  layout('console/shell/console-frame.tsx', consolePageIds.map(mountClient)),
  // Its pages share one built page and load their code on their own.
  { ...mountShared(`${deskBase}/*`, 'desk/desk.tsx'), id: deskBase },
] satisfies RouteConfig;
