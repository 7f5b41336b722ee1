import { z } from 'zod';
import type { Callback } from '../../callbacks/queue-callback.ts';
import { recordingLink } from '../../links/recording-link.ts';
import type { Data, RecordStore } from '../../records/record-store.ts';
import { callKind } from './kinds.ts';

const callData = z.looseObject({
  callId: z.string(),
  orderId: z.optional(z.string()),
  direction: z.string(),
  phone: z.string(),
  groupId: z.optional(z.string()),
  status: z.string(),
  startedAt: z.string(),
  transfers: z.optional(z.array(z.looseObject({ toAgentId: z.optional(z.string()) }))),
  isRecorded: z.optional(z.boolean()),
  callbackUrl: z.optional(z.string()),
});

/** Outbound or inbound. */
export type Call = z.output<typeof callData>;

/** Newest first, without planned calls. */
export async function listCalls(store: RecordStore, now: Date): Promise<Call[]> {
  return (await store.list(callKind))
    .map(({ data }) => callData.parse(data))
    .filter(({ startedAt }) => new Date(startedAt) <= now)
    .sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
}

/** Callers waiting for an agent. */
export const listQueued = async (store: RecordStore, now: Date): Promise<Call[]> =>
  (await listCalls(store, now)).filter(
    ({ direction, status }) => direction === 'inbound' && status === 'dialing',
  );

/** For queries; the recording link is new each time. */
export const callRecord = (call: Call, now: Date): Data => ({
  ...call,
  ...(call.isRecorded && recordingLink(call.callId, now)),
});

export function recordingEvent(data: Data, at: string): Callback {
  const { callId, callbackUrl: url } = callData.parse(data);
  const link = recordingLink(callId, new Date(at));
  return { id: 'nxccRecordingEvent', data: { ...data, ...link }, url };
}

/** A documented call as stored. */
export function storedCall({ recordingUrl, recordingExpiresAt, ...call }: Data): Data {
  return { ...call, ...(recordingUrl !== undefined && { isRecorded: true }) };
}

export const isOfAgent = ({ transfers = [], ...call }: Call, agentId: string): boolean =>
  call.agentId === agentId || transfers.some(({ toAgentId }) => toAgentId === agentId);
