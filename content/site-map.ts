import { deskBase } from '#contract/desk-base.ts';
import { defaultLocale, type Locale, type Localized, locales } from '#contract/locale.ts';

/**
 * The one list of pages. Routes, prerendering, the language switch, hreflang, the sitemap and tests
 * derive from it; nothing else builds a path.
 */
export type PageId = keyof typeof pages;
export type PageKind = (typeof pages)[PageId]['kind'];

type Page = {
  /** The template that renders it. */
  kind: string;
  path: Localized<string>;
  /** `false` keeps it out of search engines and the sitemap. */
  indexed: boolean;
};

/** The paths of both languages from one slug. */
export const twin = (slug: string): Localized<string> => ({ en: `/${slug}`, zh: `/zh-${slug}` });

/** One path for both languages: the stored preference decides. */
const shared = (path: string): Localized<string> => ({ en: path, zh: path });

/** The menus returned with an account have their pages below this path. */
export const clientBase = '/client';
export const clientPath = (menuPath: string): string => clientBase + menuPath;

const behindLogin = (menuPath: string) =>
  ({ kind: 'console', path: shared(clientPath(menuPath)), indexed: false }) as const;

const marketing = <Kind extends string>(kind: Kind, slug: string) => ({
  kind,
  path: twin(slug),
  indexed: true,
});

export const pages = {
  home: { kind: 'home', path: { en: '/', zh: '/zh' }, indexed: true },
  'product-message': marketing('product', 'product-message'),
  'product-voice': marketing('product', 'product-voice'),
  'product-conversation': marketing('product', 'product-conversation'),
  'product-fraud-prevention': marketing('product', 'product-fraud-prevention'),
  'product-global-number': marketing('product', 'product-global-number'),
  'product-customer-engagement': marketing('product', 'product-customer-engagement'),
  'industry-logistics': marketing('industry', 'industry-logistics'),
  'industry-e-commerce': marketing('industry', 'industry-e-commerce'),
  'industry-retail': marketing('industry', 'industry-retail'),
  'industry-education': marketing('industry', 'industry-education'),
  'industry-gaming': marketing('industry', 'industry-gaming'),
  'industry-online-social': marketing('industry', 'industry-online-social'),
  'industry-fintech': marketing('industry', 'industry-fintech'),
  company: marketing('company', 'company'),
  pricing: marketing('pricing', 'pricing'),
  login: marketing('login', 'login'),
  'forget-password': marketing('reset-password', 'forget-password'),
  'sign-up': marketing('sign-up', 'sign-up'),
  'privacy-policy': marketing('legal', 'privacy-policy'),
  'cookie-policy': marketing('legal', 'cookie-policy'),
  'terms-services': marketing('legal', 'terms-services'),
  'service-status': marketing('status', 'service-status'),
  'service-status-record': {
    kind: 'status-record',
    path: twin('service-status-record'),
    indexed: false,
  },
  'service-status-subscribe': marketing('status-subscribe', 'service-status/subscribe'),
  docs: { kind: 'docs', path: { en: '/document-en', zh: '/document/sms' }, indexed: true },
  workbench: {
    kind: 'workbench',
    path: { en: '/document-en/sandbox', zh: '/document/sandbox' },
    indexed: true,
  },
  'page-not-found': { kind: 'not-found', path: twin('page-not-found'), indexed: false },
  forbidden: { kind: 'forbidden', path: shared('/403'), indexed: false },
  'activate-account': {
    kind: 'activate-account',
    path: shared(clientPath('/activateAccount')),
    indexed: false,
  },
  invitation: {
    kind: 'invitation',
    path: shared(clientPath('/invitation')),
    indexed: false,
  },
  'console-home': behindLogin('/console/home'),
  'console-usage': behindLogin('/console/usage'),
  'console-support': behindLogin('/console/support'),
  'console-new-ticket': behindLogin('/console/support/new'),
  // Built once: its address has the number of a ticket in place of the last part.
  'console-ticket': behindLogin('/console/support/ticket'),
  'console-keys': behindLogin('/console/keys'),
  'console-callbacks': behindLogin('/console/callbacks'),
  'console-requests': behindLogin('/console/requests'),
  'console-account': behindLogin('/console/account'),
  'console-security': behindLogin('/console/security'),
  'console-events': behindLogin('/console/events'),
  'console-employees': behindLogin('/console/employees'),
} as const satisfies Record<string, Page>;

export const pageIds = Object.keys(pages) as PageId[];

export type ClientPageId = {
  [Id in PageId]: (typeof pages)[Id]['kind'] extends ClientKind ? Id : never;
}[PageId];
export type ClientKind = 'activate-account' | 'invitation' | 'console';
export type PublicPageId = Exclude<PageId, ClientPageId>;

/** Pages under `/client` have their own frame. */
const isClientPage = (page: PageId): page is ClientPageId => {
  const { kind } = pages[page];
  return kind === 'activate-account' || kind === 'invitation' || kind === 'console';
};

export const publicPageIds = /* @__PURE__ */ pageIds.filter(
  (page): page is PublicPageId => !isClientPage(page),
);

export const pagePath = (page: PageId, locale: Locale): string => pages[page].path[locale];

/** A product page opened at one of its services. */
export const servicePath = (product: PageId, service: string, locale: Locale): string =>
  `${pagePath(product, locale)}?id=${service}`;

/** The documentation is under these paths; everything below them is the docs page. */
export const docsBase = {
  en: '/document-en',
  zh: '/document',
} as const satisfies Localized<string>;

/** Every incident and maintenance has a page below the service status. */
export const incidentBase = {
  en: `${pages['service-status'].path.en}/incidents`,
  zh: `${pages['service-status'].path.zh}/incidents`,
} as const satisfies Localized<string>;

export const incidentPath = (locale: Locale, id: string): string => `${incidentBase[locale]}/${id}`;

/** The incident named by a path. */
const incidentOf = (path: string): string | undefined =>
  locales
    .filter((locale) => path.startsWith(`${incidentBase[locale]}/`))
    .map((locale) => path.slice(incidentBase[locale].length + 1))[0];

/** A path that starts with /zh or /document/ is Chinese. */
export const localeOfPath = (path: string): Locale =>
  path.startsWith('/zh') || path === docsBase.zh || path.startsWith(`${docsBase.zh}/`)
    ? 'zh'
    : 'en';

/** Every ticket has a page below the list of tickets. */
const ticketBase = pages['console-support'].path.en;
export const ticketPath = (number: string): string => `${ticketBase}/${number}`;

const isTicketPath = (path: string): boolean =>
  path.startsWith(`${ticketBase}/`) && !path.slice(ticketBase.length + 1).includes('/');

/** The page of a path; undefined for an unknown path. */
export function findPage(path: string): PageId | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const exact = pageIds.find((page) =>
    locales.some((locale) => [pagePath(page, locale), builtPath(page, locale)].includes(clean)),
  );
  if (exact) return exact;
  if (incidentOf(clean)) return 'service-status';
  if (isTicketPath(clean)) return 'console-ticket';
  const inDocs = locales.some((locale) => clean.startsWith(`${docsBase[locale]}/`));
  return inDocs ? 'docs' : undefined;
}

const isShared = (page: PageId): boolean =>
  new Set(locales.map((locale) => pagePath(page, locale))).size === 1;

/** A path that both languages share: there the stored preference decides. */
export const isSharedPath = (path: string): boolean => {
  const page = findPage(path);
  return page === undefined ? isBelowClient(path) || isDeskPath(path) : isShared(page);
};

/**
 * A path of the operator's desk, which is on no map: no page, no search engine and no sitemap names
 * it. Its one page chooses by the path what it shows.
 */
export const isDeskPath = (path: string): boolean => {
  const own = localeOfBuild(path) ? path.replace(/^\/\w+/, '') : path;
  return own === deskBase || own.startsWith(`${deskBase}/`);
};

/** A path of the console that no page has: it is answered in the language of the session. */
const isBelowClient = (path: string): boolean =>
  path === clientBase || path.startsWith(clientPath('/'));

/**
 * Where the build writes a page. A page that both languages share is written once for each: the
 * server chooses, and visitors never see these paths.
 */
export const builtPath = (page: PageId, locale: Locale): string =>
  isShared(page) ? builtIn(pagePath(page, locale), locale) : pagePath(page, locale);

/** For the path of a shared page, or of its data. */
export const builtIn = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : `/${locale}${path}`;

/** The language that a shared page was built in; undefined for its public path. */
export const localeOfBuild = (path: string): Locale | undefined =>
  locales.find((locale) => locale !== defaultLocale && path.startsWith(`/${locale}/`));

/** The same page in another language. Documents lead to the entry of the other documentation. */
export function translatePath(path: string, to: Locale): string {
  if (isDeskPath(path)) return path;
  const incident = incidentOf(path);
  return incident ? incidentPath(to, incident) : pagePath(findPage(path) ?? 'page-not-found', to);
}
