import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl, sendFile } from './file-response.ts';
import { etagOf } from './manifest.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { queryOf } from './request-path.ts';
import type { Site } from './site.ts';

/** Sends a document as Markdown; `?lang=` leaves out the samples in other programming languages. */
export async function sendMarkdown(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
) {
  const language = new URLSearchParams(queryOf(request.url)).get('lang')?.toLowerCase();
  const text = language && (await site.samples.find(file, language));
  if (!text) return sendFile(site, request, reply, file);
  const etag = etagOf(`${site.manifest.files[file]}-${language}`);
  reply.headers({ etag, 'cache-control': cacheControl(file), 'x-robots-tag': 'noindex' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const type = file.endsWith('.md') ? 'text/markdown' : 'text/plain';
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** A document, or all of them in one file. */
export const hasSamples = (file: string): boolean =>
  file.endsWith('.md') || file.endsWith('llms-full.txt');

export const wantsMarkdown = ({ headers }: FastifyRequest): boolean =>
  prefersMarkdown(headers.accept);
