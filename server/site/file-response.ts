import type { FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '#contract/time-units.ts';
import { textTypeOf } from './compressed-texts.ts';
import { etagOf } from './manifest.ts';
import type { Site } from './site.ts';

/** Sends a file of the build with its ETag, or 304 to a client that has it. */
export function sendFile(site: Site, request: FastifyRequest, reply: FastifyReply, file: string) {
  const etag = etagOf(site.manifest.files[file]);
  reply.code(200).headers({ etag, 'cache-control': cacheControl(file) });
  addVary(reply, 'accept-encoding');
  if (isShownElsewhere(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (isAlternateText(file)) reply.header('x-robots-tag', 'noindex');
  return sendBody(site, request, reply, file);
}

/** Sends a file of the build as the body of a refusal. */
export function sendFileAsRefusal(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status }: { file: string; status: 403 | 404 },
) {
  // A refusal has no version and no ranges: these headers would turn it into a 304 or a 206.
  for (const name of ['if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
  reply.code(status).header('cache-control', cacheControl(file));
  addVary(reply, 'accept-encoding');
  return sendBody(site, request, reply, file);
}

export const immutableForAYear = `public, max-age=${365 * daySeconds}, immutable`;

/** Only files under `assets/` are named after their content. */
export const cacheControl = (file: string): string =>
  file.startsWith('assets/') ? immutableForAYear : 'no-cache';

async function sendBody(
  { texts }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
) {
  const type = textTypeOf(file);
  if (type) reply.type(type);
  const text = await texts.find(file, request);
  if (text) return reply.header('content-encoding', text.encoding).send(text.body);
  return reply.sendFile(file);
}

function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${name}` : name);
}

/** A document as Markdown or bare HTML: search engines should index its page instead. */
const isAlternateText = (file: string): boolean =>
  file.endsWith('.md') || (file.endsWith('.html') && !file.endsWith('index.html'));

/** Share images: other websites show them beside a link. */
const isShownElsewhere = (file: string): boolean => file.startsWith('share/');
