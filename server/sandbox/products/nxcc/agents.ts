import { z } from 'zod';
import { secondMs } from '#contract/time-units.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { missingField, wrongValue } from '../../rules/codes.ts';
import { type Paged, pageOf } from '../../rules/pages.ts';
import { Refusal } from '../../rules/refusal.ts';
import { type Given, type Rule, rule } from '../../rules/rules.ts';
import { timeAfter } from '../../rules/times.ts';
import { agentKind, groupKind } from './kinds.ts';
import { inCallUntil } from './seats.ts';

const isSignedOut = 6109;
const isInCall = 6110;
const noSuchBreak = 6111;

/** Those that the console would have. */
const breakReasons = ['meeting', 'lunch', 'training'];
/** Agents sign in themselves: whoever is signed out comes back. */
const awayMs = 30 * secondMs;

const status = z.enum(['signed_out', 'ready', 'busy', 'on_break', 'wrap_up']);

const agentData = z.object({
  agentId: z.string(),
  name: z.string(),
  loginName: z.string(),
  agentStatus: status,
  breakReason: z.optional(z.string()),
  statusAt: z.string(),
  seatId: z.optional(z.string()),
  groups: z.array(z.object({ groupId: z.string(), level: z.int() })),
  revertsAt: z.optional(z.string()),
  nextStatus: z.optional(status),
  /** What the agent goes back to after finishing the work on a call. */
  held: z.optional(z.object({ agentStatus: status, breakReason: z.optional(z.string()) })),
});

export type Agent = z.output<typeof agentData>;
type Status = Agent['agentStatus'];

export const agentOf = (data: Data): Agent => agentData.parse(data);

export const listAgents = async (store: RecordStore): Promise<Agent[]> =>
  (await store.list(agentKind)).map(({ data }) => agentOf(data));

type Wanted = {
  agentId: string;
  agentStatus: Exclude<Status, 'wrap_up'>;
  breakReason?: string;
  ttlSeconds?: number;
  afterCall: boolean;
};

export const agentRules: Record<string, Rule> = {
  nxccListAgents: rule<Paged & { groupId?: string; agentStatus?: string }>(
    async ({ store, input }) => {
      const { groupId, agentStatus } = input;
      if (groupId) await store.find(groupKind, groupId, 'groupId');
      const found = (await listAgents(store))
        .filter(
          (agent) =>
            (groupId === undefined || agent.groups.some((group) => group.groupId === groupId)) &&
            (agentStatus === undefined || agent.agentStatus === agentStatus),
        )
        .sort((one, other) => (one.loginName < other.loginName ? -1 : 1));
      return pageOf(found, input);
    },
  ),

  nxccSetAgentStatus: rule<Wanted>(async (given) => {
    const { store, input } = given;
    const kept = await store.find(agentKind, input.agentId, 'agentId');
    const before = agentOf(kept.data);
    requireFitting(input);
    if (before.agentStatus === 'signed_out' && input.agentStatus !== 'signed_out')
      throw new Refusal(isSignedOut);
    const endsAt = await inCallUntil(store, before.seatId);
    if (endsAt && !input.afterCall) throw new Refusal(isInCall);
    const changed = agentOf((await setStatus(given, kept, endsAt)).data);
    const isChanged = changed.agentStatus !== before.agentStatus;
    return { ...changed, ...(isChanged && { previousStatus: before.agentStatus }) };
  }),
};

/** Only a break has a reason, and only what keeps calls away ends by itself. */
function requireFitting({ agentStatus, breakReason, ttlSeconds }: Wanted): void {
  const isBreak = agentStatus === 'on_break';
  if (isBreak && breakReason === undefined)
    throw new Refusal(missingField, { field: 'breakReason' });
  if (!isBreak && breakReason !== undefined)
    throw new Refusal(wrongValue, { field: 'breakReason' });
  if (ttlSeconds !== undefined && agentStatus !== 'busy' && !isBreak)
    throw new Refusal(wrongValue, { field: 'ttlSeconds' });
  if (breakReason !== undefined && !breakReasons.includes(breakReason))
    throw new Refusal(noSuchBreak);
}

/** At once, or when the call ends in which the agent is. */
async function setStatus(
  { store, input, now }: Given<Wanted>,
  kept: StoredRecord,
  endsAt: Date | undefined,
): Promise<StoredRecord> {
  const agent = agentOf(kept.data);
  const { agentStatus, ttlSeconds } = input;
  if (endsAt) {
    const afterMs = endsAt.getTime() - now.getTime();
    const steps = turnsTo(agent, input, afterMs);
    const waits = { nextStatus: agentStatus, revertsAt: null };
    return store.change(agentKind, kept, waits, { steps });
  }
  if (agent.agentStatus !== agentStatus)
    return store.change(agentKind, kept, {}, { steps: turnsTo(agent, input, 0) });
  if (agentStatus === 'signed_out') return kept;
  // The same again is no change: only its end is another.
  const ends = ttlSeconds !== undefined && backToReady(agent, agentStatus, ttlSeconds * secondMs);
  const changes = {
    ...(input.breakReason !== undefined && { breakReason: input.breakReason }),
    revertsAt: ttlSeconds === undefined ? null : later(now, ttlSeconds),
  };
  return store.change(agentKind, kept, changes, { steps: ends ? [ends] : [] });
}

const later = (now: Date, seconds: number): string => timeAfter(now, seconds * secondMs);

function turnsTo(agent: Agent, wanted: Wanted, afterMs: number): Step[] {
  const { agentStatus, breakReason, ttlSeconds } = wanted;
  const { seatId } = agent;
  const isOut = agentStatus === 'signed_out';
  const turns: Step = {
    afterMs,
    changes: (at) => ({
      agentStatus,
      statusAt: at,
      breakReason: breakReason ?? null,
      revertsAt: ttlSeconds === undefined ? null : later(new Date(at), ttlSeconds),
      nextStatus: null,
      held: null,
      ...(isOut && { seatId: null }),
    }),
    tells: agentEvent(agent.agentStatus, 'api', seatId),
  };
  if (isOut) {
    const back: Step = {
      afterMs: afterMs + awayMs,
      changes: (at) => ({ agentStatus: 'ready', statusAt: at, seatId }),
      tells: agentEvent('signed_out', 'agent', seatId),
    };
    return seatId === undefined ? [] : [turns, back];
  }
  if (ttlSeconds === undefined) return [turns];
  return [turns, backToReady(agent, agentStatus, afterMs + ttlSeconds * secondMs)];
}

const backToReady = ({ seatId }: Agent, from: Status, afterMs: number): Step => ({
  afterMs,
  changes: (at) => ({
    agentStatus: 'ready',
    statusAt: at,
    breakReason: null,
    revertsAt: null,
    held: null,
  }),
  tells: agentEvent(from, 'system', seatId),
});

/**
 * What becomes of an agent who is in a call: after it they finish their work, then they are as
 * before. A break whose time was over meanwhile has ended.
 */
export async function planWrapUp(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  kept: StoredRecord,
  endsMs: number,
  wrapUpSeconds: number,
): Promise<void> {
  const agent = agentOf(kept.data);
  const { seatId, agentStatus, breakReason, revertsAt } = agent;
  const held = agent.held ?? { agentStatus, ...(breakReason !== undefined && { breakReason }) };
  const freeMs = endsMs + wrapUpSeconds * secondMs;
  const wrapsUp: Step = {
    afterMs: endsMs,
    changes: (at) => ({ agentStatus: 'wrap_up', statusAt: at, breakReason: null, held }),
    tells: agentEvent(agentStatus, 'system', seatId),
  };
  const revertsMs = revertsAt === undefined ? undefined : Date.parse(revertsAt) - now.getTime();
  const isOver = revertsMs !== undefined && revertsMs <= freeMs;
  const last = wrapUpSeconds > 0 ? 'wrap_up' : agentStatus;
  const isSame = last === held.agentStatus;
  const goesBack: Step = {
    afterMs: freeMs,
    changes: (at) => ({ breakReason: null, ...held, statusAt: at, held: null }),
    tells: agentEvent(last, 'system', seatId),
  };
  const back = isOver ? [backToReady(agent, last, freeMs)] : isSame ? [] : [goesBack];
  const reverts =
    revertsMs === undefined || isOver ? [] : [backToReady(agent, held.agentStatus, revertsMs)];
  const steps = [...(wrapUpSeconds > 0 ? [wrapsUp] : []), ...back, ...reverts];
  await store.change(agentKind, kept, {}, { steps });
}

const agentEvent =
  (previousStatus: Status, by: string, seatId: string | undefined) =>
  (data: Data): Callback => ({
    id: 'nxccAgentEvent',
    data: { ...data, seatId, previousStatus, by },
  });
