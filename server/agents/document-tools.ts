import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { errorWords } from '#content/interface/errors.ts';
import { locales } from '#contract/locale.ts';
import { AppError } from '../http/errors.ts';
import type { AgentRequest } from './agent-server.ts';
import { errorResult, textResult } from './tool-result.ts';

const language = z.enum(locales).default('en').describe('en or zh');

/** Tools that read the documentation. */
export function registerDocumentTools(server: McpServer, request: AgentRequest): void {
  const { library, api } = request;

  server.registerTool(
    'search_documents',
    {
      description: 'Searches the API documentation. Answers places with their path and text.',
      inputSchema: z.object({ query: z.string().min(1).max(2000), language }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ query, language: locale }) => {
      try {
        return textResult(await library.search({ query, locale, address: request.caller.address }));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.cause) request.context.log.warn({ err: error.cause }, 'search given up');
        return errorResult(errorWords.en[error.code]);
      }
    },
  );

  server.registerTool(
    'read_document',
    {
      description: 'Reads one document as Markdown, by the path of its page.',
      inputSchema: z.object({
        path: z.string().max(200).describe('Such as /document-en/sms/mt-sending-v2'),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ path }) => {
      const text = await library.read(path.replace(/[?#].*$/, '').replace(/\.md$/, ''));
      return text === undefined
        ? errorResult(`There is no document at ${path}.`)
        : textResult(text);
    },
  );

  server.registerTool(
    'explain_error',
    {
      description: 'Says what an error code of the API means, and which calls answer it.',
      inputSchema: z.object({ code: z.int() }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ code }) => {
      const error = api.errors.find((one) => one.code === code);
      if (!error) return errorResult(`There is no error ${code}.`);
      const calls = api.calls.filter(({ codes, entryCodes }) =>
        [...codes, ...entryCodes].includes(code),
      );
      const { status, msg, remedy, retry } = error;
      return textResult({ code, status, msg, remedy, retry, calls: calls.map(({ id }) => id) });
    },
  );
}
