import { join } from 'node:path';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import {
  builtIn,
  clientBase,
  clientPath,
  docsBase,
  isSharedPath,
  localeOfBuild,
  localeOfPath,
  pagePath,
} from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { daySeconds } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { hasDevRoutes, isLocalRequest } from '../http/dev-only.ts';
import { sendPage as sendKeptPage } from '../http/kept-page.ts';
import type { ServedAs } from '../http/route-of.ts';
import { noReferrer } from '../http/security-headers.ts';
import { compressedTexts, textTypeOf } from './compressed-texts.ts';
import type { FilledPage } from './filled-pages.ts';
import { etagOf, readSiteManifest } from './manifest.ts';
import { prefersMarkdown } from './markdown.ts';
import { mayHoldSecrets, pagePolicy } from './page-policy.ts';
import { sampleTexts } from './sample-texts.ts';
import { sendAsset, sharedAssets } from './shared-assets.ts';
import { registerWellKnown } from './well-known.ts';

type SiteParts = Pick<Context, 'env' | 'clock' | 'database'> & {
  buildDir: string;
  filled?: readonly FilledPage[];
};

/** Serves what the build made: pages, their data, assets, and the not-found page for the rest. */
export async function registerSite(
  app: FastifyInstance,
  { buildDir, filled = [], ...context }: SiteParts,
): Promise<void> {
  const { env } = context;
  const manifest = await readSiteManifest(buildDir);
  const policy = pagePolicy(manifest);
  const builtFor = new URL(manifest.origin).origin;
  if (env.publicUrlGiven && env.publicUrl !== builtFor)
    app.log.warn(
      { publicUrl: env.publicUrl, builtFor },
      'the pages were built for another origin than PUBLIC_URL: build them with VITE_SITE_ORIGIN set to it',
    );
  app.addHook('onRequest', async ({ url }, reply) => {
    if (mayHoldSecrets(withoutTrailingSlash(pathOf(url)))) reply.header(...noReferrer);
  });
  // The library says it of text alone: of drawings and site maps a browser would have to guess.
  app.addHook('onSend', async (_, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && /[/+]xml$/.test(type)) reply.type(`${type}; charset=utf-8`);
  });
  await app.register(fastifyStatic, {
    root: join(buildDir, 'client'),
    serve: false,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    preCompressed: true,
  });

  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string, status = 200) => {
    const twin = `${path.slice(1)}.md`;
    if (manifest.files[twin]) reply.header('vary', 'accept');
    if (manifest.files[twin] && wantsMarkdown(request)) return sendText(request, reply, twin);
    reply.header('content-security-policy', policy);
    return sendFile(
      request,
      reply,
      path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
      status,
    );
  };

  const texts = compressedTexts(join(buildDir, 'client'));
  if (env.production) await texts.readAll(Object.keys(manifest.files));
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status = 200,
  ) => {
    reply.header('vary', joined(reply.getHeader('vary'), 'accept-encoding'));
    reply.header('cache-control', cacheControl(file));
    reply.code(status);
    if (status === 200) {
      const etag = etagOf(manifest.files[file]);
      reply.header('etag', etag);
      if (isForOthers(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (isBesidePage(file)) reply.header('x-robots-tag', 'noindex');
    } else {
      // What is not there has no version and no ranges: these would turn the answer into 304 or 206.
      for (const name of ['if-none-match', 'if-modified-since', 'range'])
        delete request.headers[name];
    }
    const type = textTypeOf(file);
    if (type) reply.type(type);
    const text = await texts.find(file, request);
    if (text) return reply.header('content-encoding', text.encoding).send(text.body);
    return reply.sendFile(file);
  };

  const samples = sampleTexts(join(buildDir, 'client'));
  /** Documents in Markdown: whole, or with the samples of one language alone. */
  const sendText = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const language = new URLSearchParams(queryOf(request.url)).get('lang')?.toLowerCase();
    if (!language) return sendFile(request, reply, file);
    const kept = await samples.find(file, language);
    if (!kept) return sendFile(request, reply, file);
    const etag = etagOf(`${manifest.files[file]}-${language}`);
    reply.headers({ etag, 'cache-control': cacheControl(file), 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const type = file.endsWith('.md') ? 'text/markdown' : 'text/plain';
    return reply.type(`${type}; charset=utf-8`).send(kept);
  };

  for (const file of Object.keys(manifest.files)) {
    const isForDevelopers = file.startsWith('dev/');
    if (isForDevelopers && !hasDevRoutes(env)) continue;
    const servedAs = kindOf(file);
    const path = pagePathOf(file);
    const options = {
      config: { servedAs, isCostly: path === undefined ? hasSamples(file) : wantsMarkdown },
      ...(isForDevelopers && { onRequest: hideFromOthers }),
      ...(servedAs === 'asset' && !env.logAssets && { logLevel: 'warn' as const }),
    };
    if (path === undefined)
      app.get(`/${file}`, options, (request, reply) =>
        (hasSamples(file) ? sendText : sendFile)(
          request,
          reply,
          inLanguage(`/${file}`, request, reply).slice(1),
        ),
      );
    else if (!isStandIn(path) && filled.every(({ builtAt }) => builtAt !== path)) {
      app.get(path, options, (request, reply) =>
        sendPage(request, reply, inLanguage(path, request, reply)),
      );
      if (!isForDevelopers) takePosts(app, path);
    }
  }

  for (const locale of locales) {
    const [base, entry] = [docsBase[locale], pagePath('docs', locale)];
    if (base !== entry)
      app.get(base, (request, reply) => reply.redirect(entry + queryOf(request.url), 302));
  }

  registerWellKnown(app, context);

  for (const path of [clientBase, clientPath('/console')])
    app.get(path, (request, reply) =>
      reply.redirect(pagePath('console-home', 'en') + queryOf(request.url), 302),
    );

  /** A move inside the app asks for a page's data or text; an unknown page has those of its stand-in. */
  const sendStandIn = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    status = 200,
  ) => {
    if (endsInSlash(request)) return redirectWithoutSlash(request, reply);
    const [ending] = /\.(?:data|html)$/.exec(pathOf(request.url)) ?? [];
    const file = ending && `${path.slice(1)}${ending}`;
    return file && manifest.files[file]
      ? sendFile(request, reply, file)
      : sendPage(request, reply, path, status);
  };

  for (const { route, builtAt, fill, takeForm } of filled) {
    if (takeForm) takeForms(app, route, takeForm);
    else takePosts(app, route);
    app.get(route, async (request, reply) => {
      if (pathOf(request.url).endsWith('.data')) return sendStandIn(request, reply, builtAt);
      const page = await fill(request);
      if (page === undefined) return sendPage(request, reply, builtAt);
      if (page === 'not-found') return sendNotFound(request, reply);
      return sendKeptPage(request, reply.header('content-security-policy', policy), page);
    });
  }

  for (const locale of locales)
    app.get(`${docsBase[locale]}/*`, (request, reply) =>
      pathOf(request.url).endsWith('.md')
        ? reply.code(404).type('text/plain; charset=utf-8').send('Not found')
        : sendStandIn(request, reply, unknownDocPath[locale]),
    );

  // A page of another release asks for its own files here while both run, and afterwards.
  const shared = sharedAssets(context.database);
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const asset = await shared.find(request.params['*']);
    if (asset) return sendAsset(request, reply.header('cache-control', forAYear), asset);
    reply.code(404).header('cache-control', 'no-store');
    return reply.type('text/plain; charset=utf-8').send('Not found');
  });

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendStandIn(request, reply, unknownPath[localeOfPath(pathOf(request.url))], 404);

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, sendNotFound);
}

/**
 * A form that no script sends posts to its own page, which is shown again. What was typed is not
 * even read: this answers before the body, whatever it is.
 */
function takePosts(app: FastifyInstance, route: string): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(pathOf(request.url) + queryOf(request.url), 303);
  app.post(route, { onRequest }, async () => undefined);
}

/** Of a few short fields: what is longer is refused. */
const formLimit = 1024;

/** The same where the page has a form that works without scripts: it is read and followed. */
function takeForms(
  app: FastifyInstance,
  route: string,
  takeForm: NonNullable<FilledPage['takeForm']>,
): void {
  app.register(async function pageForms(scope) {
    await scope.register(formbody, { bodyLimit: formLimit });
    scope.post(route, async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(await takeForm(request), 303),
    );
  });
}

/** The reply is returned: its end is waited for before anything else would answer. */
async function hideFromOthers(request: FastifyRequest, reply: FastifyReply) {
  if (!isLocalRequest(request)) return reply.callNotFound();
}

/** A page that both languages share lies there once for each; the same goes for its data. */
function inLanguage(path: string, { url, headers }: FastifyRequest, reply: FastifyReply): string {
  const page = path.replace(/\.data$/, '');
  if (!isSharedPath(page) || localeOfBuild(page)) return path;
  reply.header('vary', 'cookie');
  const visit = { pathname: page, searchParams: new URLSearchParams(queryOf(url)) };
  return builtIn(path, localeOfVisit(visit, headers.cookie));
}

/** What a file is to whoever measures or logs. The data of a page is what a move inside the app asks for. */
function kindOf(file: string): ServedAs {
  if (/\.(?:js|css|woff2|png|svg|ico|webmanifest)$/.test(file)) return 'asset';
  if (locales.some((locale) => `/${file}`.startsWith(`${docsBase[locale]}/`))) return 'document';
  return /\.(?:html|data)$/.test(file) ? 'page' : 'file';
}

/** The text of a document in another form: the page itself is what search engines should have. */
const isBesidePage = (file: string): boolean =>
  file.endsWith('.md') || (file.endsWith('.html') && !file.endsWith('index.html'));

const wantsMarkdown = ({ headers }: FastifyRequest): boolean => prefersMarkdown(headers.accept);

/** A document, or all of them in one file. */
const hasSamples = (file: string): boolean =>
  file.endsWith('.md') || file.endsWith('llms-full.txt');

/** The picture of a page: other websites show it beside its address. */
const isForOthers = (file: string): boolean => file.startsWith('share/');

const joined = (before: unknown, name: string): string =>
  typeof before === 'string' ? `${before}, ${name}` : name;

const forAYear = `public, max-age=${365 * daySeconds}, immutable`;

const cacheControl = (file: string): string => (file.startsWith('assets/') ? forAYear : 'no-cache');

function pagePathOf(file: string): string | undefined {
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : undefined;
}

const isStandIn = (path: string): boolean =>
  locales.some((locale) => path === unknownPath[locale] || path === unknownDocPath[locale]);

const endsInSlash = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && pathOf(url).length > 1 && pathOf(url).endsWith('/');

const redirectWithoutSlash = ({ url }: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(withoutTrailingSlash(pathOf(url)) + queryOf(url), 301);

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Several slashes at the start would read as another host; to a browser a backslash is one too. */
const withoutTrailingSlash = (path: string): string =>
  path.replace(/\/+$/, '').replace(/^[/\\]+/, '/');
