import { z } from 'zod';
import { oneOf } from '#content/api/expected.ts';
import { secondMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import { type Paged, pageOf } from '../../behaviour/pages.ts';
import { missingField, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { agentKind, groupKind } from './kinds.ts';
import { inCallUntil } from './seats.ts';

const isSignedOut = 6109;
const isInCall = 6110;
const noSuchBreak = 6111;

/** Reasons of the account, live set up by our team. */
const breakReasons = ['meeting', 'lunch', 'training'];
/** After this time a signed-out agent signs in again. */
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
  /** Status after wrap-up. */
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
    const stored = await store.find(agentKind, input.agentId, 'agentId');
    const before = agentOf(stored.data);
    requireFitting(input);
    if (before.agentStatus === 'signed_out' && input.agentStatus !== 'signed_out')
      throw new Refusal(isSignedOut);
    const endsAt = await inCallUntil(store, before.seatId);
    if (endsAt && !input.afterCall) throw new Refusal(isInCall);
    const changed = agentOf((await setStatus(given, stored, endsAt)).data);
    const isChanged = changed.agentStatus !== before.agentStatus;
    return { ...changed, ...(isChanged && { previousStatus: before.agentStatus }) };
  }),
};

/** Only a break has a reason, and only unavailability ends by itself. */
function requireFitting({ agentStatus, breakReason, ttlSeconds }: Wanted): void {
  const isBreak = agentStatus === 'on_break';
  if (isBreak && breakReason === undefined)
    throw new Refusal(missingField, {
      field: 'breakReason',
      expected: `${oneOf(breakReasons)}, required with agentStatus on_break`,
    });
  if (!isBreak && breakReason !== undefined)
    throw new Refusal(wrongValue, {
      field: 'breakReason',
      problem: 'together',
      expected: 'only with agentStatus on_break',
    });
  if (ttlSeconds !== undefined && agentStatus !== 'busy' && !isBreak)
    throw new Refusal(wrongValue, {
      field: 'ttlSeconds',
      problem: 'together',
      expected: 'only with agentStatus busy or on_break',
    });
  if (breakReason !== undefined && !breakReasons.includes(breakReason))
    throw new Refusal(noSuchBreak, { expected: oneOf(breakReasons) });
}

/** Sets the status at once, or at the end of the agent's call. */
async function setStatus(
  { store, input, now }: Given<Wanted>,
  stored: StoredRecord,
  endsAt: Date | undefined,
): Promise<StoredRecord> {
  const agent = agentOf(stored.data);
  const { agentStatus, ttlSeconds } = input;
  if (endsAt) {
    const afterMs = endsAt.getTime() - now.getTime();
    const steps = turnsTo(agent, input, afterMs);
    const waits = { nextStatus: agentStatus, revertsAt: null };
    return store.change(agentKind, stored, waits, { steps });
  }
  if (agent.agentStatus !== agentStatus)
    return store.change(agentKind, stored, {}, { steps: turnsTo(agent, input, 0) });
  if (agentStatus === 'signed_out') return stored;
  // A repeated status only changes its end.
  const ends = ttlSeconds !== undefined && backToReady(agent, agentStatus, ttlSeconds * secondMs);
  const changes = {
    ...(input.breakReason !== undefined && { breakReason: input.breakReason }),
    revertsAt: ttlSeconds === undefined ? null : later(now, ttlSeconds),
  };
  return store.change(agentKind, stored, changes, { steps: ends ? [ends] : [] });
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
    callback: agentEvent(agent.agentStatus, 'api', seatId),
  };
  if (isOut) {
    const back: Step = {
      afterMs: afterMs + awayMs,
      changes: (at) => ({ agentStatus: 'ready', statusAt: at, seatId }),
      callback: agentEvent('signed_out', 'agent', seatId),
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
  callback: agentEvent(from, 'system', seatId),
});

/**
 * After a call the agent wraps up, then returns to the status before. A break that ended meanwhile
 * is over.
 */
export async function planWrapUp(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  stored: StoredRecord,
  endsMs: number,
  wrapUpSeconds: number,
): Promise<void> {
  const agent = agentOf(stored.data);
  const { seatId, agentStatus, breakReason, revertsAt } = agent;
  const held = agent.held ?? { agentStatus, ...(breakReason !== undefined && { breakReason }) };
  const freeMs = endsMs + wrapUpSeconds * secondMs;
  const wrapsUp: Step = {
    afterMs: endsMs,
    changes: (at) => ({ agentStatus: 'wrap_up', statusAt: at, breakReason: null, held }),
    callback: agentEvent(agentStatus, 'system', seatId),
  };
  const revertsMs = revertsAt === undefined ? undefined : Date.parse(revertsAt) - now.getTime();
  const isOver = revertsMs !== undefined && revertsMs <= freeMs;
  const last = wrapUpSeconds > 0 ? 'wrap_up' : agentStatus;
  const isSame = last === held.agentStatus;
  const goesBack: Step = {
    afterMs: freeMs,
    changes: (at) => ({ breakReason: null, ...held, statusAt: at, held: null }),
    callback: agentEvent(last, 'system', seatId),
  };
  const back = isOver ? [backToReady(agent, last, freeMs)] : isSame ? [] : [goesBack];
  const reverts =
    revertsMs === undefined || isOver ? [] : [backToReady(agent, held.agentStatus, revertsMs)];
  const steps = [...(wrapUpSeconds > 0 ? [wrapsUp] : []), ...back, ...reverts];
  await store.change(agentKind, stored, {}, { steps });
}

const agentEvent =
  (previousStatus: Status, by: string, seatId: string | undefined) =>
  (data: Data): Callback => ({
    id: 'nxccAgentEvent',
    data: { ...data, seatId, previousStatus, by },
  });
