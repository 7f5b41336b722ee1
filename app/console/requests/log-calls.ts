import { request } from '#app/request/client.ts';
import type { Reply } from '#app/request/use-reply.ts';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import { isAccepted } from '#contract/envelope.ts';
import {
  countNewLiveMessages,
  exportLiveMessages,
  type LiveMessage,
  listLiveMessages,
} from '#contract/live-messages.ts';
import {
  countNewRequests,
  exportRequests,
  listRequests,
  type RequestOutline,
} from '#contract/requests.ts';
import { messageInput, type RequestFilter, requestInput } from './request-filter.ts';

/** A request of the sandbox, or a live message. */
export type Logged = { id: string } & ({ request: RequestOutline } | { message: LiveMessage });

export type LogPage = {
  environment: KeyEnvironment;
  rows: readonly Logged[];
  hasMore: boolean;
  counts: { all: number } & Partial<Record<string, number>>;
  isEmpty: boolean;
  keys: readonly { id: string; name: string }[];
};

/** One page of what a filter selects; `before` is the id of the last known row. */
export async function listLogged(filter: RequestFilter, before?: string): Promise<Reply<LogPage>> {
  const { environment } = filter;
  const place = before && { before };
  if (environment === 'live') {
    const reply = await request(listLiveMessages, { ...messageInput(filter), ...place });
    if (!isAccepted(reply)) return reply;
    const { messages, ...page } = reply.data;
    const rows = messages.map((message) => ({ id: message.messageId, message }));
    return { ...reply, data: { ...page, environment, rows } };
  }
  const reply = await request(listRequests, { ...requestInput(filter), ...place });
  if (!isAccepted(reply)) return reply;
  const { requests, ...page } = reply.data;
  const rows = requests.map((outline) => ({ id: outline.id, request: outline }));
  return { ...reply, data: { ...page, environment, rows } };
}

export function countNew(filter: RequestFilter, after?: string): Promise<Reply<{ count: number }>> {
  const place = after && { after };
  return filter.environment === 'live'
    ? request(countNewLiveMessages, { ...messageInput(filter), ...place })
    : request(countNewRequests, { ...requestInput(filter), ...place });
}

export const exportLogged = (filter: RequestFilter) =>
  filter.environment === 'live'
    ? request(exportLiveMessages, messageInput(filter))
    : request(exportRequests, requestInput(filter));

/** Names of the exported files. */
export const fileNames: Record<KeyEnvironment, string> = {
  sandbox: 'sandbox-requests.csv',
  live: 'live-messages.csv',
};
