import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { DocumentedCall } from '#contract/documented-api.ts';
import { watchRequest } from '../applications/watch-request.ts';
import { openPractice, requirePractice } from '../sandbox/practice/open.ts';
import { sandboxOrigin } from '../sandbox-origin.ts';
import type { AgentRequest } from './agent-server.ts';
import { callName } from './call-tools.ts';
import { findCall } from './find-call.ts';
import { metered } from './metered.ts';
import { asCurl, buildRequest, keysOf, sendToSandbox } from './practice-client.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { resultOf, type Said } from './tool-result.ts';

/** The practice session of an earlier result. */
export const session = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('The practice session of an earlier result.');

const requested = {
  call: callName,
  input: z
    .record(z.string(), z.unknown())
    .describe('The parameters of the call by name: those of path, query and body together.'),
  session: session
    .optional()
    .describe('The practice session of an earlier result. Left out, a new one is opened.'),
  idempotencyKey: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .describe('Makes a repeated request take effect once. Use a new one for each purpose.'),
};

const headers = z.record(z.string(), z.string());
const built = resultOf({
  session: z.string(),
  method: z.string(),
  path: z.string(),
  target: z.string().describe('Path and query.'),
  headers,
  body: z.string(),
  signedText: z.string(),
  curl: z.string(),
});
const answered = resultOf({
  session: z.string(),
  status: z.int(),
  headers,
  answer: z.unknown(),
});
const watched = resultOf({
  things: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      states: z.array(z.object({ status: z.string(), at: z.string() })),
      isDone: z.boolean(),
    }),
  ),
  callbacks: z.array(z.looseObject({ id: z.string(), event: z.string(), body: z.string() })),
});

/** Tools that call the sandbox with the keys of a practice session. */
export function registerSandboxTools(server: McpServer, request: AgentRequest): void {
  const { context, app, caller } = request;

  server.registerTool(
    'build_request',
    {
      title: 'Build and sign a request',
      description:
        'Builds and signs a request with keys of a practice session: the text that was signed, the headers, and a curl command for the sandbox. Nothing is sent.',
      inputSchema: z.object(requested),
      outputSchema: built,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    metered(request, 'call', (wanted) =>
      withKeys(request, wanted, async (call, keys, token) => {
        const signed = buildRequest({ ...wanted, call }, keys, context.clock.now());
        return { session: token, ...signed, curl: asCurl(sandboxOrigin(context.env), signed) };
      }),
    ),
  );

  server.registerTool(
    'call_sandbox',
    {
      title: 'Call the sandbox',
      description:
        'Sends a call to the sandbox and answers what came back. Nothing reaches a handset and nothing is charged. The recipient decides what becomes of it: 12025550101 is delivered, 12025550102 is not, 12025550107 answers.',
      inputSchema: z.object({
        ...requested,
        answer: z
          .string()
          .regex(/^\d{4}$/)
          .optional()
          .describe('Asks for this error code.'),
      }),
      outputSchema: answered,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    metered(request, 'call', (wanted) =>
      withKeys(request, wanted, async (call, keys, token) => {
        if (call.contentType === 'multipart/form-data')
          throw new ToolRefusal(`${call.id} takes a file: send it with curl.`);
        const signed = buildRequest({ ...wanted, call }, keys, context.clock.now());
        return { session: token, ...(await sendToSandbox(app, signed, caller.address)) };
      }),
    ),
  );

  server.registerTool(
    'watch_sandbox',
    {
      title: 'Watch a request',
      description: 'What became of a request so far: the states it went through, its callbacks.',
      inputSchema: z.object({ session, requestId: z.uuid() }),
      outputSchema: watched,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    metered(request, 'call', async ({ session: token, requestId }) => {
      const practice = await requirePractice(context, token);
      const { things, deliveries } = await watchRequest(context, practice, requestId);
      return { things, callbacks: deliveries };
    }),
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
  ) => Promise<Said>,
): Promise<Said> {
  const call = findCall(api, wanted.call);
  if (wanted.session === undefined) {
    const opened = await openPractice(context, caller);
    return work(call, opened, opened.token);
  }
  const keys = await keysOf(context, wanted.session);
  if (!keys)
    throw new ToolRefusal('This practice session has ended. Leave it out to open a new one.');
  return work(call, keys, wanted.session);
}
