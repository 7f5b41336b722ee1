import { McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { brand } from '#content/brand.ts';
import type { DocumentedApi } from '#contract/documented-api.ts';
import type { Caller, Context } from '../context.ts';
import type { Waits } from '../waits.ts';
import { registerCallTools } from './call-tools.ts';
import { registerCallbackTools } from './callback-tools.ts';
import { registerDocumentTools } from './document-tools.ts';
import type { AgentLibrary } from './library.ts';
import { registerSandboxTools } from './sandbox-tools.ts';

export type AgentParts = {
  app: FastifyInstance;
  context: Context;
  api: DocumentedApi;
  library: AgentLibrary;
  waits: Waits;
};

export type AgentRequest = AgentParts & { caller: Pick<Caller, 'address'> };

/** The MCP server of one request: its tools read the documentation and call the sandbox. */
export function agentServer(request: AgentRequest): McpServer {
  const server = new McpServer(
    { name: brand.codeName, version: '1.1.0', title: `${brand.names.short.en} API` },
    { instructions },
  );
  registerDocumentTools(server, request);
  registerCallTools(server, request);
  registerSandboxTools(server, request);
  registerCallbackTools(server, request);
  return server;
}

const instructions = [
  `The documentation of the ${brand.names.short.en} API and its sandbox.`,
  'list_calls names every call, describe_call says what one takes and answers; a call is named by its operation id or by method and path.',
  'search_documents and read_document have the rest: read the document of a call before you write code for it.',
  'Try a call with call_sandbox, then wait_for_callback and verify_callback with the session of its result.',
  'Every result says how many units your network has left in this hour.',
  'Everything here uses practice keys: never ask for, or pass on, keys of a customer.',
].join(' ');
