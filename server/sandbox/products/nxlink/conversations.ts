import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore, Seed, Step, StoredRecord } from '../../records/record-store.ts';
import { newId } from '../../rules/new-id.ts';
import type { Given } from '../../rules/rules.ts';
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

/** What a client and one of our numbers have said to each other. */
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
  const found = await store.look(kind, id);
  return found ?? store.add(kind, id, { conversationId: newId(), clientId, recipient: own });
}

/** A team member gets it, and we are told if that is news. */
export async function assign(
  store: RecordStore,
  kept: StoredRecord,
  agentId: string,
): Promise<StoredRecord> {
  const { status, agentId: before } = conversationOf(kept);
  if (status === 'assigned' && before === agentId) return kept;
  const step = turnsTo({ status: 'assigned', changedBy: 'api', agentId }, 0);
  return store.change(kind, kept, {}, { goesOn: true, steps: [step] });
}

/** Somebody writes: it opens and goes to a team member, who closes it after some time. */
export async function answered(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  kept: StoredRecord,
  afterMs: number,
): Promise<void> {
  const sooner = kept.later.flatMap(({ at, changes }) => {
    const plannedMs = Date.parse(at) - now.getTime();
    return plannedMs <= afterMs ? [turnsTo(changes, plannedMs)] : [];
  });
  const { status } = sooner.at(-1)?.changes('') ?? kept.data;
  const [agent] = await store.list(agentKind);
  const opens = [
    turnsTo({ status: 'open', changedBy: 'person' }, afterMs),
    turnsTo({ status: 'assigned', changedBy: 'rule', agentId: agent?.id }, afterMs + secondMs),
  ];
  const closes = turnsTo({ status: 'closed', changedBy: 'agent' }, afterMs + 10 * secondMs);
  const steps = [...sooner, ...(status === 'assigned' ? [] : opens), closes];
  await store.change(kind, kept, {}, { steps });
}

const turnsTo = ({ status, changedBy, agentId = null }: Data, afterMs: number): Step => ({
  afterMs,
  changes: () => ({ status, changedBy, agentId }),
  tells: (data, at): Callback => ({
    id: 'nxlinkConversation',
    data: { ...conversationOf({ data }), changedAt: at },
  }),
});

/** That with Ada. */
export const conversationSeeds = (clientId: string, own: string): Seed[] => {
  const conversationId = '95209e7fd1834c6aa7f3e701';
  const data: Data = { conversationId, clientId, recipient: own };
  return [{ kind, id: idOf(clientId, own), data, madeAt: '2026-11-15T05:00:00Z' }];
};
