import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { builtIn, isSharedPath, localeOfBuild } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { sendFile, sendFileAsRefusal } from './file-response.ts';
import { sendMarkdown, wantsMarkdown } from './markdown-response.ts';
import { queryOf } from './request-path.ts';
import type { Site } from './site.ts';

/** Sends a built page, or its Markdown to a client that prefers it. */
export function sendPage(site: Site, request: FastifyRequest, reply: FastifyReply, path: string) {
  const markdown = `${path.slice(1)}.md`;
  if (site.manifest.files[markdown]) {
    reply.header('vary', 'accept');
    if (wantsMarkdown(request)) return sendMarkdown(site, request, reply, markdown);
  }
  reply.header('content-security-policy', site.policy);
  return sendFile(site, request, reply, fileOf(path));
}

/** Sends a built page as the body of a refusal. */
const sendPageAs =
  (status: 403 | 404): typeof sendPage =>
  (site, request, reply, path) => {
    reply.header('content-security-policy', site.policy);
    return sendFileAsRefusal(site, request, reply, { file: fileOf(path), status });
  };

export const sendPageAsNotFound = sendPageAs(404);
export const sendPageAsForbidden = sendPageAs(403);

/**
 * The path of the build in the visitor's language. A page whose path both languages share is built
 * once for each, and so is its `.data` file; all other paths stay as they are.
 */
export function pathInLanguage(path: string, request: FastifyRequest, reply: FastifyReply): string {
  const page = path.replace(/\.data$/, '');
  if (!isSharedPath(page) || localeOfBuild(page)) return path;
  return builtIn(path, languageOf(page, request, reply));
}

/** The language of a page; where both languages share its path, it depends on the visitor. */
export function languageOf(
  page: string,
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
): Locale {
  if (isSharedPath(page)) reply.header('vary', 'cookie');
  const visit = { pathname: page, searchParams: new URLSearchParams(queryOf(url)) };
  return localeOfVisit(visit, headers.cookie);
}

const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
