import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownDocPath, unknownPath } from '#content/prerender.ts';
import { docsBase } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import type { Context } from '../context.ts';
import { immutableForAYear, sendFile } from './file-response.ts';
import { languageOf, sendPage, sendPageAsNotFound } from './page-response.ts';
import { pathOf, queryOf, withoutTrailingSlash } from './request-path.ts';
import { sendAsset, sharedAssets } from './shared-assets.ts';
import type { Site } from './site.ts';

/** Answers paths that this build does not have: documents, assets of other releases, all else. */
export function registerFallbacks(
  app: FastifyInstance,
  site: Site,
  { database }: Pick<Context, 'database'>,
): void {
  for (const locale of locales)
    app.get(`${docsBase[locale]}/*`, (request, reply) =>
      pathOf(request.url).endsWith('.md')
        ? sendPlainNotFound(reply)
        : sendFallback(site, request, reply, unknownDocPath[locale]),
    );

  // Pages of another release load their own assets from here while both run, and afterwards.
  const assets = sharedAssets(database);
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const asset = await assets.find(request.params['*']);
    if (asset) return sendAsset(request, reply.header('cache-control', immutableForAYear), asset);
    return sendPlainNotFound(reply.header('cache-control', 'no-store'));
  });

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendNotFound(site, request, reply),
  );
}

/** Sends the built page at `path` in place of one that was not built. */
export const sendFallback = (
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => sendInPlace(site, request, reply, { path, send: sendPage });

/** Sends the not-found page in the language of the path, in the console in that of the session. */
export const sendNotFound = (site: Site, request: FastifyRequest, reply: FastifyReply) =>
  sendInPlace(site, request, reply, {
    path: unknownPath[languageOf(pathOf(request.url), request, reply)],
    send: sendPageAsNotFound,
  });

/**
 * A navigation in the browser asks for `.data` or `.html` and gets those of the fallback, with 200.
 */
function sendInPlace(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, send }: { path: string; send: typeof sendPage },
) {
  if (endsInSlash(request)) return redirectWithoutSlash(request, reply);
  const [ending] = /\.(?:data|html)$/.exec(pathOf(request.url)) ?? [];
  const file = ending && `${path.slice(1)}${ending}`;
  return file && site.manifest.files[file]
    ? sendFile(site, request, reply, file)
    : send(site, request, reply, path);
}

const sendPlainNotFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found');

const endsInSlash = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && pathOf(url).length > 1 && pathOf(url).endsWith('/');

const redirectWithoutSlash = ({ url }: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(withoutTrailingSlash(pathOf(url)) + queryOf(url), 301);
