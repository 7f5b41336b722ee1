import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import {
  clientBase,
  clientPath,
  docsBase,
  isDeskPath,
  pagePath,
  ticketPath,
} from '#content/site-map.ts';
import { deskBase } from '#contract/desk-base.ts';
import { locales } from '#contract/locale.ts';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { sendCachedPage } from '../http/cached-page.ts';
import { hasDevRoutes, isLocalRequest } from '../http/dev-only.ts';
import type { ServedAs } from '../http/route-of.ts';
import { noReferrer } from '../http/security-headers.ts';
import { registerFallbacks, sendFallback, sendNotFound } from './fallback.ts';
import { sendFile } from './file-response.ts';
import type { FilledPage } from './filled-pages.ts';
import { hasSamples, sendMarkdown, wantsMarkdown } from './markdown-response.ts';
import { redirectPosts, registerForm } from './page-forms.ts';
import { mayHoldSecrets } from './page-policy.ts';
import { pathInLanguage, sendPage, sendPageAsForbidden } from './page-response.ts';
import { pathOf, queryOf, withoutTrailingSlash } from './request-path.ts';
import { openSite, type Site } from './site.ts';
import { registerWellKnown } from './well-known.ts';

type SiteParts = Pick<Context, 'env' | 'clock' | 'database'> & {
  buildDir: string;
  filled?: readonly FilledPage[];
  /** Whether the desk refuses a page to the person who asks for it. */
  isRefusedAtDesk?: (request: FastifyRequest) => Promise<boolean>;
};

/**
 * Serves a build: its pages, their data, documents and assets, and fallbacks for all other paths.
 */
export async function registerSite(
  app: FastifyInstance,
  { buildDir, filled = [], isRefusedAtDesk, ...context }: SiteParts,
): Promise<void> {
  const { env } = context;
  const site = await openSite(context, { buildDir });
  warnOfOtherOrigin(app, env, site);
  addHeaders(app);
  await app.register(fastifyStatic, {
    root: join(buildDir, 'client'),
    serve: false,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    preCompressed: true,
  });
  const filledPaths = new Set(filled.map(({ builtAt }) => builtAt));
  for (const file of Object.keys(site.manifest.files)) {
    if (isForDevelopers(file) && !hasDevRoutes(env)) continue;
    const path = pagePathOf(file);
    if (path === undefined) registerFile(app, env, site, file);
    else if (!isFallback(path) && !isDeskPath(path) && !filledPaths.has(path))
      registerPage(app, env, site, { file, path });
  }
  registerRedirects(app);
  registerWellKnown(app, context);
  for (const page of filled) registerFilledPage(app, site, page);
  registerTicketPages(app, site);
  if (isRefusedAtDesk) registerDeskPages(app, site, isRefusedAtDesk);
  registerFallbacks(app, site, context);
}

function warnOfOtherOrigin(app: FastifyInstance, env: Env, { manifest }: Site): void {
  const builtFor = new URL(manifest.origin).origin;
  if (env.publicUrlGiven && env.publicUrl !== builtFor)
    app.log.warn(
      { publicUrl: env.publicUrl, builtFor },
      'the pages were built for another origin than PUBLIC_URL: build them with VITE_SITE_ORIGIN set to it',
    );
}

function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (mayHoldSecrets(withoutTrailingSlash(pathOf(url)))) reply.header(...noReferrer);
  });
  // @fastify/static adds the charset to text types alone, not to SVG and sitemaps.
  app.addHook('onSend', async (_, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && /[/+]xml$/.test(type)) reply.type(`${type}; charset=utf-8`);
  });
}

function registerFile(app: FastifyInstance, env: Env, site: Site, file: string): void {
  const send = hasSamples(file) ? sendMarkdown : sendFile;
  app.get(`/${file}`, routeOptions(env, file, hasSamples(file)), (request, reply) =>
    send(site, request, reply, pathInLanguage(`/${file}`, request, reply).slice(1)),
  );
}

type BuiltPage = { file: string; path: string };

function registerPage(app: FastifyInstance, env: Env, site: Site, { file, path }: BuiltPage): void {
  app.get(path, routeOptions(env, file, wantsMarkdown), (request, reply) =>
    sendPage(site, request, reply, pathInLanguage(path, request, reply)),
  );
  if (!isForDevelopers(file)) redirectPosts(app, path);
}

const routeOptions = (env: Env, file: string, isCostly: FastifyContextConfig['isCostly']) => {
  const servedAs = kindOf(file);
  return {
    config: { servedAs, isCostly },
    ...(isForDevelopers(file) && { onRequest: requireLocal }),
    ...(servedAs === 'asset' && !env.logAssets && { logLevel: 'warn' as const }),
  };
};

function registerFilledPage(
  app: FastifyInstance,
  site: Site,
  { route, builtAt, fill, takeForm }: FilledPage,
): void {
  if (takeForm) registerForm(app, { route, policy: site.policy }, takeForm);
  else redirectPosts(app, route);
  app.get(route, async (request, reply) => {
    if (pathOf(request.url).endsWith('.data')) return sendFallback(site, request, reply, builtAt);
    const page = await fill(request);
    if (page === undefined) return sendPage(site, request, reply, builtAt);
    if (page === 'not-found') return sendNotFound(site, request, reply);
    if ('location' in page) return reply.redirect(page.location, 302);
    return sendCachedPage(request, reply.header('content-security-policy', site.policy), page);
  });
}

/** One built page for all tickets: it shows the one that the path names. */
function registerTicketPages(app: FastifyInstance, site: Site): void {
  const route = ticketPath(':number');
  redirectPosts(app, route);
  app.get(route, { config: { servedAs: 'page' } }, (request, reply) => {
    const send = pathOf(request.url).endsWith('.data') ? sendFallback : sendPage;
    return send(
      site,
      request,
      reply,
      pathInLanguage(pagePath('console-ticket', 'en'), request, reply),
    );
  });
}

/** One built page for all of the desk: it shows by the path what is there. */
function registerDeskPages(
  app: FastifyInstance,
  site: Site,
  isRefused: (request: FastifyRequest) => Promise<boolean>,
): void {
  for (const route of [deskBase, `${deskBase}/*`])
    app.get(route, { config: { servedAs: 'page', isCostly: true } }, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const path = pathInLanguage(deskBase, request, reply);
      if (pathOf(request.url).endsWith('.data')) return sendFallback(site, request, reply, path);
      const send = (await isRefused(request)) ? sendPageAsForbidden : sendPage;
      return send(site, request, reply, path);
    });
}

function registerRedirects(app: FastifyInstance): void {
  const redirect = (from: string, to: string) =>
    app.get(from, (request, reply) => reply.redirect(to + queryOf(request.url), 302));
  for (const locale of locales) {
    const [base, entry] = [docsBase[locale], pagePath('docs', locale)];
    if (base !== entry) redirect(base, entry);
  }
  for (const path of [clientBase, clientPath('/console')])
    redirect(path, pagePath('console-home', 'en'));
}

/** Returns the reply, so that Fastify waits for the 404 and calls no other handler. */
async function requireLocal(request: FastifyRequest, reply: FastifyReply) {
  if (!isLocalRequest(request)) return reply.callNotFound();
}

/** The kind of a file in logs and metrics; `.data` files belong to the page that loads them. */
function kindOf(file: string): ServedAs {
  if (/\.(?:js|css|woff2|png|svg|ico|webmanifest)$/.test(file)) return 'asset';
  if (locales.some((locale) => `/${file}`.startsWith(`${docsBase[locale]}/`))) return 'document';
  return /\.(?:html|data)$/.test(file) ? 'page' : 'file';
}

const isForDevelopers = (file: string): boolean => file.startsWith('dev/');

function pagePathOf(file: string): string | undefined {
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : undefined;
}

const isFallback = (path: string): boolean =>
  locales.some((locale) => path === unknownPath[locale] || path === unknownDocPath[locale]);
