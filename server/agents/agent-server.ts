import { McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { brand } from '#content/brand.ts';
import type { DocumentedApi } from '#contract/documented-api.ts';
import type { Caller, Context } from '../context.ts';
import { registerDocumentTools } from './document-tools.ts';
import type { AgentLibrary } from './library.ts';
import { registerSandboxTools } from './sandbox-tools.ts';

export type AgentParts = {
  app: FastifyInstance;
  context: Context;
  api: DocumentedApi;
  library: AgentLibrary;
};

export type AgentRequest = AgentParts & { caller: Pick<Caller, 'address'> };

/** The MCP server of one request: its tools read the documentation and call the sandbox. */
export function agentServer(request: AgentRequest): McpServer {
  const server = new McpServer(
    { name: brand.codeName, version: '1.0.0', title: `${brand.names.short.en} API` },
    { instructions },
  );
  registerDocumentTools(server, request);
  registerSandboxTools(server, request);
  return server;
}

const instructions = [
  `The documentation of the ${brand.names.short.en} API and its sandbox.`,
  'Search first, read the document of the call, then try it with call_sandbox.',
  'Everything here uses practice keys: never ask for, or pass on, keys of a customer.',
].join(' ');
