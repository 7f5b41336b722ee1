import type { Examples, Product } from '../../behaviour/rules.ts';
import type { Data, Seed } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';
import { agentRules } from './agents.ts';
import { storedCall } from './call-records.ts';
import { callRules } from './calls.ts';
import { groupRules } from './groups.ts';
import { agentKind, callKind, seatKind } from './kinds.ts';
import { seatRules } from './seat-rules.ts';

export const nxcc: Product = {
  rules: { ...callRules, ...seatRules, ...agentRules, ...groupRules },
  seeds: (examples) => [
    ...seats(examples),
    ...agents(examples),
    ...['calls', 'missed'].flatMap((name) =>
      seedsOf(callKind, recordsOf(examples('nxccListCalls', name)).map(storedCall), {
        id: 'callId',
        madeAt: 'startedAt',
      }),
    ),
  ],
};

const recordsOf = ({ records }: Data): Data[] => (Array.isArray(records) ? records : []);

/** No seat is in a call, and online seats have a device. */
function seats(examples: Examples): Seed[] {
  const states = recordsOf(examples('nxccListSeatStatus', 'two'));
  const all = recordsOf(examples('nxccListSeats', 'all')).map(({ agent, ...seat }) => {
    const { registeredAt, device } = states.find(({ seatId }) => seatId === seat.seatId) ?? {};
    return { ...seat, ...(registeredAt !== undefined && { registeredAt, device }) };
  });
  return seedsOf(seatKind, all, { id: 'seatId' });
}

/** Agents with a seat take calls. */
function agents(examples: Examples): Seed[] {
  const all = recordsOf(examples('nxccListAgents', 'agents')).map(({ breakReason, ...agent }) => ({
    ...agent,
    ...(agent.seatId !== undefined && { agentStatus: 'ready' }),
  }));
  return seedsOf(agentKind, all, { id: 'agentId' });
}
