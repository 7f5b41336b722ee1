import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import { type Paged, pageOf } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Rule, rule } from '../../behaviour/rules.ts';
import type { Data, RecordStore } from '../../records/record-store.ts';
import { type Agent, agentOf, listAgents } from './agents.ts';
import { listQueued } from './call-records.ts';
import { agentKind, groupKind } from './kinds.ts';
import { listSeats, type Seat } from './seats.ts';

const notShown = 6103;
const notInGroup = 6112;
const tooManyAgents = 6113;
const nameTaken = 6114;
const leadsBack = 6117;

const maxAgents = 500;

const groupData = z.object({
  groupId: z.string(),
  name: z.string(),
  strategy: z.string(),
  hotlines: z.array(z.string()),
  callerId: z.string(),
  wrapUpSeconds: z.int(),
  maxQueue: z.int(),
  maxQueueSeconds: z.int(),
  recording: z.boolean(),
  overflowGroupId: z.optional(z.string()),
});

export type Group = z.output<typeof groupData>;

export async function findGroup(store: RecordStore, groupId: string): Promise<Group> {
  return groupData.parse((await store.find(groupKind, groupId, 'groupId')).data);
}

export const listGroups = async (store: RecordStore): Promise<Group[]> =>
  (await store.list(groupKind))
    .map(({ data }) => groupData.parse(data))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

type Change = Partial<Omit<Group, 'groupId' | 'hotlines'>> & {
  groupId: string;
  remove?: 'overflowGroupId'[];
};

type Bound = { agentId: string; level: number };
type Action = 'add' | 'remove' | 'replace';

export const groupRules: Record<string, Rule> = {
  nxccListGroups: rule<Paged>(async ({ store, input, now }) => {
    const agents = await listAgents(store);
    const seats = await listSeats(store);
    const queued = await listQueued(store, now);
    const records = (await listGroups(store)).map((group) => {
      const members = membersOf(agents, group.groupId);
      const waiting = queued.filter(({ groupId }) => groupId === group.groupId);
      return {
        ...group,
        agentCount: members.length,
        now: {
          ...load(members, seats),
          ...queue(
            waiting.map(({ startedAt }) => startedAt),
            now,
          ),
        },
      };
    });
    return pageOf(records, input);
  }),

  nxccChangeGroup: rule<Change>(async ({ store, input }) => {
    const { groupId, remove = [], ...changes } = input;
    const stored = await store.find(groupKind, groupId, 'groupId');
    const groups = await listGroups(store);
    const { name, callerId, overflowGroupId } = changes;
    if (groups.some((other) => other.name === name && other.groupId !== groupId))
      throw new Refusal(nameTaken);
    if (callerId !== undefined && !groups.some((group) => isOwn(group, callerId)))
      throw new Refusal(notShown);
    if (overflowGroupId !== undefined) {
      await store.find(groupKind, overflowGroupId, 'overflowGroupId');
      if (doesLeadTo(groups, overflowGroupId, groupId)) throw new Refusal(leadsBack);
    }
    const removed = Object.fromEntries(remove.map((setting) => [setting, null]));
    const changed = await store.change(groupKind, stored, { ...changes, ...removed });
    const agentCount = membersOf(await listAgents(store), groupId).length;
    return { ...groupData.parse(changed.data), agentCount };
  }),

  nxccBindAgents: rule<{ groupId: string; action: Action; agents: Bound[] }>(async (given) => {
    const { store, input } = given;
    const { groupId, action } = input;
    await findGroup(store, groupId);
    const before = membersOf(await listAgents(store), groupId);
    const judged = await processBatch(given, input.agents, (bound) =>
      bind(store, groupId, action, bound),
    );
    if (action === 'replace') {
      const wanted = new Set(judged.accepted.map(({ agentId }) => agentId));
      for (const { agentId } of before.filter((agent) => !wanted.has(agent.agentId)))
        await leave(store, groupId, agentId);
    }
    const agentCount = membersOf(await listAgents(store), groupId).length;
    if (agentCount > maxAgents) throw new Refusal(tooManyAgents);
    return { groupId, agentCount, ...judged };
  }),
};

const membersOf = (agents: readonly Agent[], groupId: string): Agent[] =>
  agents.filter(({ groups }) => groups.some((group) => group.groupId === groupId));

/** A number known to the console. */
const isOwn = ({ callerId, hotlines }: Group, number: string): boolean =>
  [callerId, ...hotlines].includes(number);

/** Whether overflow from one group eventually reaches another. */
function doesLeadTo(groups: readonly Group[], fromId: string, toId: string): boolean {
  if (fromId === toId) return true;
  const next = groups.find(({ groupId }) => groupId === fromId)?.overflowGroupId;
  return next !== undefined && doesLeadTo(groups, next, toId);
}

function load(members: readonly Agent[], seats: readonly Seat[]): Data {
  const phoneOf = ({ seatId }: Agent) => seats.find((seat) => seat.seatId === seatId)?.seatStatus;
  const phones = members.map((agent) => ({ agent, phone: phoneOf(agent) }));
  return {
    signedIn: members.filter(({ agentStatus }) => agentStatus !== 'signed_out').length,
    ready: phones.filter(({ agent, phone }) => agent.agentStatus === 'ready' && phone === 'idle')
      .length,
    talking: phones.filter(({ phone }) => phone === 'talking' || phone === 'on_hold').length,
  };
}

function queue(since: readonly string[], now: Date): Data {
  const longestMs = Math.max(0, ...since.map((time) => now.getTime() - Date.parse(time)));
  return { queued: since.length, longestQueuedSeconds: Math.floor(longestMs / secondMs) };
}

async function bind(
  store: RecordStore,
  groupId: string,
  action: Action,
  { agentId, level }: Bound,
): Promise<Data> {
  const stored = await store.find(agentKind, agentId, 'agentId');
  const { groups } = agentOf(stored.data);
  const before = groups.find((group) => group.groupId === groupId);
  if (action === 'remove') {
    if (!before) throw new Refusal(notInGroup);
    await leave(store, groupId, agentId);
    return { agentId, change: 'removed' };
  }
  const others = groups.filter((group) => group !== before);
  const changes = { groups: [...others, { groupId, level }] };
  await store.change(agentKind, stored, changes, { keepSteps: true });
  if (!before) return { agentId, level, change: 'added' };
  return { agentId, level, change: before.level === level ? 'unchanged' : 'level_changed' };
}

async function leave(store: RecordStore, groupId: string, agentId: string): Promise<void> {
  const stored = await store.find(agentKind, agentId, 'agentId');
  const groups = agentOf(stored.data).groups.filter((group) => group.groupId !== groupId);
  await store.change(agentKind, stored, { groups }, { keepSteps: true });
}
