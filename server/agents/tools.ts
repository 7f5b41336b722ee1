import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { brand } from '#content/brand.ts';
import { errorWords } from '#content/interface/errors.ts';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { locales } from '#contract/locale.ts';
import { watchRequest } from '../applications/watch-request.ts';
import type { Caller, Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { openPractice, requirePractice } from '../sandbox/practice/open.ts';
import { sandboxOrigin } from '../sandbox-origin.ts';
import type { AgentLibrary } from './library.ts';
import { asCurl, buildRequest, keysOf, sendToSandbox } from './practice-client.ts';

export type AgentParts = {
  app: FastifyInstance;
  context: Context;
  api: DocumentedApi;
  library: AgentLibrary;
};

type Asked = AgentParts & { caller: Pick<Caller, 'address'> };

const language = z.enum(locales).default('en').describe('en or zh');
const session = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .describe('The practice session of an earlier answer. Left out, a new one is opened.');
const call = z.string().max(64).describe('The operation id, such as smsSendV2.');
const input = z
  .record(z.string(), z.unknown())
  .describe('The parameters of the call by name: those of path, query and body together.');

/** What a program can do here: read the documentation, and try the API in the sandbox. */
export function agentServer(asked: Asked): McpServer {
  const { library, api } = asked;
  const server = new McpServer(
    { name: brand.codeName, version: '1.0.0', title: `${brand.names.short.en} API` },
    { instructions },
  );

  server.registerTool(
    'search_documents',
    {
      description: 'Searches the API documentation. Answers places with their path and text.',
      inputSchema: z.object({ query: z.string().min(1).max(200), language }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ query, language: locale }) => {
      try {
        return said(await library.search({ query, locale, address: asked.caller.address }));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.cause) asked.context.log.warn({ err: error.cause }, 'search given up');
        return failed(errorWords.en[error.code]);
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
      return text === undefined ? failed(`There is no document at ${path}.`) : said(text);
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
      if (!error) return failed(`There is no error ${code}.`);
      const calls = api.calls.filter(({ codes, entryCodes }) =>
        [...codes, ...entryCodes].includes(code),
      );
      const { status, msg, remedy, retry } = error;
      return said({ code, status, msg, remedy, retry, calls: calls.map(({ id }) => id) });
    },
  );

  server.registerTool(
    'build_request',
    {
      description:
        'Builds and signs a request with keys of a practice session: the text that was signed, the headers, and a curl command for the sandbox. Nothing is sent.',
      inputSchema: z.object({ call, input, session }),
      annotations: { readOnlyHint: false, openWorldHint: false },
    },
    async (wanted) =>
      withKeys(asked, wanted, async (found, keys, token) => {
        const built = buildRequest({ ...wanted, call: found }, keys, asked.context.clock.now());
        return said({
          session: token,
          ...built,
          curl: asCurl(sandboxOrigin(asked.context.env), built),
        });
      }),
  );

  server.registerTool(
    'call_sandbox',
    {
      description:
        'Sends a call to the sandbox and answers what came back. Nothing reaches a handset and nothing is charged. The recipient decides what becomes of it: 12025550101 is delivered, 12025550102 is not, 12025550107 answers.',
      inputSchema: z.object({
        call,
        input,
        session,
        answer: z
          .string()
          .regex(/^\d{4}$/)
          .optional()
          .describe('Asks for this error code.'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async (wanted) =>
      withKeys(asked, wanted, async (found, keys, token) => {
        if (found.contentType === 'multipart/form-data')
          return failed(`${found.id} takes a file: send it with curl.`);
        const { context, app, caller } = asked;
        const built = buildRequest({ ...wanted, call: found }, keys, context.clock.now());
        const sent = await sendToSandbox(app, built, caller.address);
        return said({ session: token, ...sent });
      }),
  );

  server.registerTool(
    'watch_sandbox',
    {
      description: 'What became of a request: the states it went through and its callbacks.',
      inputSchema: z.object({ session: session.unwrap(), requestId: z.uuid() }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ session: token, requestId }) => {
      const { context } = asked;
      const practice = await requirePractice(context, token);
      const { things, deliveries } = await watchRequest(context, practice, requestId);
      return said({ things, callbacks: deliveries });
    },
  );

  return server;
}

const instructions = [
  `The documentation of the ${brand.names.short.en} API and its sandbox.`,
  'Search first, read the document of the call, then try it with call_sandbox.',
  'Everything here uses practice keys: never ask for, or pass on, keys of a customer.',
].join(' ');

async function withKeys(
  { context, api, caller }: Asked,
  wanted: { call: string; session?: string | undefined },
  work: (
    call: DocumentedCall,
    keys: { accessKey: string; secretKey: string },
    token: string,
  ) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const found = api.calls.find(({ id }) => id === wanted.call);
  if (!found) return failed(`There is no call ${wanted.call}: search the documents for it.`);
  if (wanted.session === undefined) {
    const opened = await openPractice(context, caller);
    return work(found, opened, opened.token);
  }
  const keys = await keysOf(context, wanted.session);
  if (!keys) return failed('This practice session has ended. Leave it out to open a new one.');
  return work(found, keys, wanted.session);
}

const said = (value: unknown): CallToolResult => ({
  content: [
    { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) },
  ],
});

const failed = (text: string): CallToolResult => ({ ...said(text), isError: true });
