import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import { newId } from '../../behaviour/formats.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore, Seed, Step, StoredRecord } from '../../records/record-store.ts';
import { agentKind } from '../nxcc/kinds.ts';

const kind = 'nxlink.conversation';

const conversationData = z.object({
  conversationId: z.string(),
  clientId: z.string(),
  recipient: z.string(),
  status: z.optional(z.enum(['open', 'assigned', 'closed'])),
  agentId: z.optional(z.string()),
  changedBy: z.optional(z.string()),
});

/** Messages between a client and one of our numbers. */
export type Conversation = z.output<typeof conversationData>;

export const conversationOf = ({ data }: Pick<StoredRecord, 'data'>): Conversation =>
  conversationData.parse(data);

const idOf = (clientId: string, own: string): string => `${own} ${clientId}`;

export async function conversationWith(
  store: RecordStore,
  clientId: string,
  own: string,
): Promise<StoredRecord> {
  const id = idOf(clientId, own);
  const found = await store.get(kind, id);
  return found ?? store.add(kind, id, { conversationId: newId(), clientId, recipient: own });
}

/** Assigns a team member; a callback reports a new assignment. */
export async function assign(
  store: RecordStore,
  stored: StoredRecord,
  agentId: string,
): Promise<StoredRecord> {
  const { status, agentId: before } = conversationOf(stored);
  if (status === 'assigned' && before === agentId) return stored;
  const step = turnsTo({ status: 'assigned', changedBy: 'api', agentId }, 0);
  return store.change(kind, stored, {}, { keepSteps: true, steps: [step] });
}

/** A message opens the conversation and assigns a team member, who closes it later. */
export async function answered(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  stored: StoredRecord,
  afterMs: number,
): Promise<void> {
  const sooner = stored.later.flatMap(({ at, changes }) => {
    const plannedMs = Date.parse(at) - now.getTime();
    return plannedMs <= afterMs ? [turnsTo(changes, plannedMs)] : [];
  });
  const { status } = sooner.at(-1)?.changes('') ?? stored.data;
  const [agent] = await store.list(agentKind);
  const opens = [
    turnsTo({ status: 'open', changedBy: 'person' }, afterMs),
    turnsTo({ status: 'assigned', changedBy: 'rule', agentId: agent?.id }, afterMs + secondMs),
  ];
  const closes = turnsTo({ status: 'closed', changedBy: 'agent' }, afterMs + 10 * secondMs);
  const steps = [...sooner, ...(status === 'assigned' ? [] : opens), closes];
  await store.change(kind, stored, {}, { steps });
}

const turnsTo = ({ status, changedBy, agentId = null }: Data, afterMs: number): Step => ({
  afterMs,
  changes: () => ({ status, changedBy, agentId }),
  callback: (data, at): Callback => ({
    id: 'nxlinkConversation',
    data: { ...conversationOf({ data }), changedAt: at },
  }),
});

/** The conversation with Ada. */
export const conversationSeeds = (clientId: string, own: string): Seed[] => {
  const conversationId = '95209e7fd1834c6aa7f3e701';
  const data: Data = { conversationId, clientId, recipient: own };
  return [{ kind, id: idOf(clientId, own), data, madeAt: '2026-11-15T05:00:00Z' }];
};
