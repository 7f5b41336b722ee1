import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { watchRequest } from '../applications/watch-request.ts';
import { openPractice, requirePractice } from '../sandbox/practice/open.ts';
import { sandboxOrigin } from '../sandbox-origin.ts';
import type { AgentRequest } from './agent-server.ts';
import { asCurl, buildRequest, keysOf, sendToSandbox } from './practice-client.ts';
import { errorResult, textResult } from './tool-result.ts';

const session = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .describe('The practice session of an earlier answer. Left out, a new one is opened.');
const call = z.string().max(64).describe('The operation id, such as smsSendV2.');
const input = z
  .record(z.string(), z.unknown())
  .describe('The parameters of the call by name: those of path, query and body together.');

/** Tools that call the sandbox with the keys of a practice session. */
export function registerSandboxTools(server: McpServer, request: AgentRequest): void {
  server.registerTool(
    'build_request',
    {
      description:
        'Builds and signs a request with keys of a practice session: the text that was signed, the headers, and a curl command for the sandbox. Nothing is sent.',
      inputSchema: z.object({ call, input, session }),
      annotations: { readOnlyHint: false, openWorldHint: false },
    },
    async (wanted) =>
      withKeys(request, wanted, async (found, keys, token) => {
        const built = buildRequest({ ...wanted, call: found }, keys, request.context.clock.now());
        return textResult({
          session: token,
          ...built,
          curl: asCurl(sandboxOrigin(request.context.env), built),
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
      withKeys(request, wanted, async (found, keys, token) => {
        if (found.contentType === 'multipart/form-data')
          return errorResult(`${found.id} takes a file: send it with curl.`);
        const { context, app, caller } = request;
        const built = buildRequest({ ...wanted, call: found }, keys, context.clock.now());
        const sent = await sendToSandbox(app, built, caller.address);
        return textResult({ session: token, ...sent });
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
      const { context } = request;
      const practice = await requirePractice(context, token);
      const { things, deliveries } = await watchRequest(context, practice, requestId);
      return textResult({ things, callbacks: deliveries });
    },
  );
}

/** Runs `work` with the keys of the given practice session, or of a new one. */
async function withKeys(
  { context, api, caller }: AgentRequest,
  wanted: { call: string; session?: string | undefined },
  work: (
    call: DocumentedCall,
    keys: { accessKey: string; secretKey: string },
    token: string,
  ) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const found = api.calls.find(({ id }) => id === wanted.call);
  if (!found) return errorResult(`There is no call ${wanted.call}: search the documents for it.`);
  if (wanted.session === undefined) {
    const opened = await openPractice(context, caller);
    return work(found, opened, opened.token);
  }
  const keys = await keysOf(context, wanted.session);
  if (!keys) return errorResult('This practice session has ended. Leave it out to open a new one.');
  return work(found, keys, wanted.session);
}
