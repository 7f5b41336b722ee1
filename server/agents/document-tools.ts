import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { locales } from '#contract/locale.ts';
import type { AgentRequest } from './agent-server.ts';
import { callsAt } from './call-places.ts';
import { pathOfLink } from './document-link.ts';
import { metered } from './metered.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { resultOf } from './tool-result.ts';

const language = z.enum(locales).default('en').describe('en or zh');

const found = resultOf({
  hits: z.array(
    z.object({
      path: z.string(),
      heading: z.string(),
      place: z.string(),
      text: z.string(),
      calls: z.array(z.string()).describe('Ids of the calls described there.'),
    }),
  ),
});
const read = resultOf({ path: z.string(), text: z.string() });
const explained = resultOf({
  code: z.int(),
  status: z.int(),
  msg: z.string(),
  remedy: z.string(),
  retry: z.string(),
  calls: z.array(z.string()).describe('Ids of the calls that answer it.'),
});
const annotations = { readOnlyHint: true, openWorldHint: false };

/** Tools that read the documentation. */
export function registerDocumentTools(server: McpServer, request: AgentRequest): void {
  const { library, api, context } = request;

  server.registerTool(
    'search_documents',
    {
      title: 'Search the documents',
      description:
        'Searches the API documentation. Answers places with their path, their text and the calls described there.',
      inputSchema: z.object({ query: z.string().min(1).max(2000), language }),
      outputSchema: found,
      annotations,
    },
    metered(request, 'search', async ({ query, language: locale }) => {
      const hits = await library.search({ query, locale, address: request.caller.address });
      return { hits: hits.map((hit) => ({ ...hit, calls: callsAt(api, hit.path) })) };
    }),
  );

  server.registerTool(
    'read_document',
    {
      title: 'Read a document',
      description: 'Reads one document as Markdown, by its path or any link to it.',
      inputSchema: z.object({
        path: z.string().max(500).describe('Such as /document-en/sms/mt-sending-v2'),
      }),
      outputSchema: read,
      annotations,
    },
    metered(
      request,
      'read',
      async ({ path: link }) => {
        const path = pathOfLink(context.env, link);
        const text = path === undefined ? undefined : await library.read(path);
        if (text === undefined) throw new ToolRefusal(`There is no document at ${link}.`);
        return { path, text };
      },
      ({ text }) => String(text),
    ),
  );

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error code',
      description: 'Says what an error code of the API means, and which calls answer it.',
      inputSchema: z.object({ code: z.int() }),
      outputSchema: explained,
      annotations,
    },
    metered(request, 'read', ({ code }) => {
      const error = api.errors.find((one) => one.code === code);
      if (!error) throw new ToolRefusal(`There is no error ${code}.`);
      const calls = api.calls.filter(({ codes, entryCodes }) =>
        [...codes, ...entryCodes].includes(code),
      );
      const { status, msg, remedy, retry } = error;
      return { code, status, msg, remedy, retry, calls: calls.map(({ id }) => id) };
    }),
  );
}
