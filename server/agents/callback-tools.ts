import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { type Application, callbackSecretOf } from '../applications/applications.ts';
import { selectIdsOf } from '../applications/request-pages.ts';
import {
  type CallbackFilter,
  findByNonce,
  findSentCallback,
  nextAttemptAt,
  type SentCallback,
} from '../applications/sent-callbacks.ts';
import { networkOf } from '../http/network-of.ts';
import { requirePractice } from '../sandbox/practice/open.ts';
import { TooManyWaits } from '../waits.ts';
import type { AgentRequest } from './agent-server.ts';
import { checkCallback } from './check-callback.ts';
import { metered } from './metered.ts';
import { session } from './sandbox-tools.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { resultOf } from './tool-result.ts';

/** In seconds; clients of agents give up sooner than those of the sandbox. */
const longestWaitSeconds = 20;

const headers = z.record(z.string(), z.string());
const waited = resultOf({
  callback: z
    .object({
      id: z.string(),
      event: z.string(),
      requestId: z.string().nullable(),
      occurredAt: z.string(),
      url: z.string().nullable().describe('Null for the catcher of the session.'),
      headers,
      body: z.string().describe('The text as sent: verify it before it is parsed.'),
      state: z.string(),
      status: z.int().nullable().describe('The HTTP status that the receiver answered.'),
      problem: z.string().nullable().describe('Why there is no status.'),
    })
    .nullable()
    .describe('Null if none came.'),
  now: z.string(),
  nextDueAt: z.string().nullable().describe('When the next one is due; null if none is planned.'),
});
const verified = resultOf({
  isGenuine: z.boolean(),
  why: z.string(),
  signedText: z.string().optional().describe('The text whose signature was expected.'),
});
const annotations = { readOnlyHint: true, openWorldHint: false };

/** Tools that wait for callbacks of the sandbox and verify them. */
export function registerCallbackTools(server: McpServer, request: AgentRequest): void {
  const { context, caller, waits } = request;
  const { database, clock } = context;

  server.registerTool(
    'wait_for_callback',
    {
      title: 'Wait for a callback',
      description: `Waits up to ${longestWaitSeconds} s for a callback of a practice session and answers the first one that fits, with headers and body as sent. Otherwise it says when the next one is due.`,
      inputSchema: z.object({
        session,
        requestId: z.uuid().optional().describe('Only callbacks of this request.'),
        event: z.string().max(64).optional().describe('Only this event, such as sms.receipt.'),
        after: z.uuid().optional().describe('The id of a callback: only those behind it.'),
        seconds: z.int().min(0).max(longestWaitSeconds).default(longestWaitSeconds),
      }),
      outputSchema: waited,
      annotations,
    },
    metered(
      request,
      'wait',
      async ({ session: token, requestId, event, after, seconds }, signal) => {
        const practice = await requirePractice(context, token);
        const requestIds = requestId && (await idsOf(request, practice, requestId));
        const filter: CallbackFilter = { event, ...(requestIds && { requestIds }) };
        // All callbacks of a request are planned when it is answered.
        const mayCome =
          !requestIds || (await nextAttemptAt(database, practice, filter)) !== undefined;
        const found = await waits
          .wait(() => findSentCallback(database, practice, filter, after), {
            owner: `network:${networkOf(caller.address)}`,
            seconds: mayCome ? seconds : 0,
            signal,
          })
          .catch((error) => {
            throw error instanceof TooManyWaits ? new ToolRefusal(sayTooMany(error)) : error;
          });
        const next = await nextAttemptAt(database, practice, filter);
        return {
          callback: found ? outlineOf(found) : null,
          now: clock.now().toISOString(),
          nextDueAt: next?.toISOString() ?? null,
        };
      },
    ),
  );

  server.registerTool(
    'verify_callback',
    {
      title: 'Verify a callback',
      description:
        'Says whether a callback is genuine and why: its headers, and its body exactly as received, against the callback secret of a practice session.',
      inputSchema: z.object({ session, headers, body: z.string() }),
      outputSchema: verified,
      annotations,
    },
    metered(request, 'read', async ({ session: token, ...received }) => {
      const practice = await requirePractice(context, token);
      const callbackSecret = callbackSecretOf(context, practice);
      if (callbackSecret === undefined)
        throw new ToolRefusal('The callback secret of this session is lost: open a new one.');
      const check = await checkCallback(received, {
        callbackSecret,
        now: clock.now(),
        sentWith: async (nonce) => {
          const sent = await findByNonce(database, practice, nonce);
          return sent && { headers: sent.attempt.headers, body: sent.delivery.body };
        },
      });
      return { ...check };
    }),
  );
}

const sayTooMany = ({ isOwn }: TooManyWaits): string =>
  isOwn
    ? 'Your network waits twice already: let one of them end first.'
    : 'Too many are waiting at the moment. Try again in a few seconds.';

async function idsOf({ context }: AgentRequest, { id }: Application, requestId: string) {
  const ids = await selectIdsOf(context.database, id, requestId);
  if (ids.length === 0) throw new ToolRefusal(`This practice session has no request ${requestId}.`);
  return ids;
}

const outlineOf = ({ delivery, attempt }: SentCallback) => ({
  id: delivery.id,
  event: delivery.event,
  requestId: delivery.requestId,
  occurredAt: delivery.occurredAt.toISOString(),
  url: delivery.url,
  headers: attempt.headers,
  body: delivery.body,
  state: delivery.state,
  status: attempt.status,
  problem: attempt.problem,
});
